// @from 6
// @row on-chunk-all-parts
import { streamText, type LanguageModel, type StreamTextOnChunkCallback, type ToolSet } from 'ai';

let count = 0;
let first: number | undefined;
const log = (..._values: unknown[]) => {};
const save = async (_value: unknown) => {};

export const counters = (model: LanguageModel) => [
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
      count++;
    },
  }),
  streamText({ model, prompt: 'Hello', onChunk: ({ chunk }) => {
    if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
    count++;
  } }),
  streamText({ model, prompt: 'Hello', onChunk: async ({ chunk }) => {
    if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
    await save(count);
  } }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: ({ chunk }) => {
      if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
      // The first one counts.
      first ??= Date.now();
      if (chunk.type === 'text-delta') log(chunk.text);
    },
  }),
];

export const others = (model: LanguageModel, chunk: string) => [
  streamText({ model, prompt: 'Hello', onChunk: ({ chunk }) => {
    if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
    log(chunk.type);
  } }),
  streamText({ model, prompt: 'Hello', onChunk: event => {
    if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(event.chunk.type)) return;
    return save(event.chunk);
  } }),
  streamText({ model, prompt: 'Hello', 'onChunk': ({ chunk: part }) => {
    if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(part.type)) return;
    log(part);
  } }),
  streamText({ model, prompt: 'Hello', onChunk: ({ chunk: { type } }) => {
    if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(type)) return;
    log(type);
  } }),
  streamText({ model, prompt: 'Hello', onChunk: ({ chunk: part }) => {
    if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(part.type)) return;
    log(chunk);
  } }),
  streamText({
    model,
    prompt: 'Hello',
    async onChunk({ chunk }) {
      if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
      if (chunk.type === 'text-delta') log(chunk.text);
      else await save(chunk.type);
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: count > 1
      ? function ({ chunk }) {
          if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
          switch (chunk.type) {
            case 'text-delta':
              return log(chunk.text);
            default:
              log(chunk.type);
          }
        }
      : undefined,
  }),
];

const shared: StreamTextOnChunkCallback<ToolSet> = ({ chunk }) => {
  if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
  log(chunk);
};

function noted({ chunk }: { chunk: { type: string } }) {
  if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
  count++;
}

export const elsewhere = (model: LanguageModel) => [
  streamText({ model, prompt: 'Hello', onChunk: shared }),
  streamText({ model, prompt: 'Hello again', onChunk: shared }),
  streamText({ model, prompt: 'Hello', onChunk: noted }),
];
