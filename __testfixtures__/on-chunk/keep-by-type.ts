// @from 6
// @row on-chunk-all-parts
import { streamText, type LanguageModel } from 'ai';

let text = '';
let isQuiet = false;
const log = (_value: unknown) => {};
const TYPES = ['text-delta', 'raw'];

export const run = (model: LanguageModel) => [
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (isQuiet) return;
      if (chunk.type === 'text-delta') {
        text += chunk.text;
      } else if (chunk.type === 'tool-call' || chunk.type === 'tool-result') {
        log(chunk.toolName);
      }
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (chunk.type !== 'text-delta') return;
      log(chunk.text);
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: async event => {
      const { chunk } = event;
      try {
        switch (chunk.type) {
          case 'reasoning-delta':
          case 'text-delta':
            await log(chunk.text);
            break;
          default:
            break;
        }
      } catch (error) {
        log(error);
      }
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: ({ chunk }) => {
      const { type } = chunk;
      if (type === 'raw' && !isQuiet) log(chunk);
      if (TYPES.includes(chunk.type)) log(chunk);
    },
  }),
  streamText({ model, prompt: 'Hello', onChunk: ({ chunk }) => (chunk.type === 'text-delta' ? log(chunk.text) : undefined) }),
  streamText({ model, prompt: 'Hello', onChunk: undefined }),
  streamText({ model, prompt: 'Hello', onChunk: () => {} }),
];
