// @from 4
// @only on-chunk stream-parts
// @row on-chunk
import { streamText, type LanguageModel } from 'ai';

let count = 0;
const write = (..._values: unknown[]) => {};

export const counters = (model: LanguageModel) => [
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
      count++;
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: ({ chunk }) => {
      if (!['text-delta', 'reasoning-delta', 'source', 'tool-call', 'tool-input-start', 'tool-input-delta', 'tool-result', 'raw'].includes(chunk.type)) return;
      write(Date.now());
      if (chunk.type === 'text-delta') write(chunk.text);
      if (chunk.type === 'reasoning-delta') write(chunk.text);
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (chunk.type === 'tool-input-start') write(chunk.id);
      else if (chunk.type === 'tool-input-delta') write(chunk.delta);
    },
  }),
];
