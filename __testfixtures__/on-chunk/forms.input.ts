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
    onChunk() {
      count++;
    },
  }),
  streamText({ model, prompt: 'Hello', onChunk: () => { count++; } }),
  streamText({ model, prompt: 'Hello', onChunk: async () => { await save(count); } }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: ({ chunk }) => {
      // The first one counts.
      first ??= Date.now();
      if (chunk.type === 'text-delta') log(chunk.text);
    },
  }),
];

export const others = (model: LanguageModel, chunk: string) => [
  streamText({ model, prompt: 'Hello', onChunk: ({ chunk }) => log(chunk.type) }),
  streamText({ model, prompt: 'Hello', onChunk: event => save(event.chunk) }),
  streamText({ model, prompt: 'Hello', 'onChunk': ({ chunk: part }) => { log(part); } }),
  streamText({ model, prompt: 'Hello', onChunk: ({ chunk: { type } }) => log(type) }),
  streamText({ model, prompt: 'Hello', onChunk: () => log(chunk) }),
  streamText({
    model,
    prompt: 'Hello',
    async onChunk({ chunk }) {
      if (chunk.type === 'text-delta') log(chunk.text);
      else await save(chunk.type);
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: count > 1
      ? function ({ chunk }) {
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
  log(chunk);
};

function noted() {
  count++;
}

export const elsewhere = (model: LanguageModel) => [
  streamText({ model, prompt: 'Hello', onChunk: shared }),
  streamText({ model, prompt: 'Hello again', onChunk: shared }),
  streamText({ model, prompt: 'Hello', onChunk: noted }),
];
