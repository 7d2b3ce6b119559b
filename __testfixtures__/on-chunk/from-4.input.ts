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
    onChunk() {
      count++;
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk: ({ chunk }) => {
      write(Date.now());
      if (chunk.type === 'text-delta') write(chunk.textDelta);
      if (chunk.type === 'reasoning') write(chunk.textDelta);
    },
  }),
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (chunk.type === 'tool-call-streaming-start') write(chunk.toolCallId);
      else if (chunk.type === 'tool-call-delta') write(chunk.argsTextDelta);
    },
  }),
];
