// @from 4
// @only model-results
import { simulateReadableStream } from 'ai';

/** @type {import('ai').LanguageModelV1StreamPart[]} */
const chunks = [
  { type: 'reasoning', textDelta: 'Hm.' },
  { type: 'text-delta', textDelta: 'Yes.' },
  {
    type: 'finish',
    finishReason: 'stop',
    usage: { promptTokens: 3, completionTokens: 5 },
  },
];

export const stream = () => simulateReadableStream({ chunks });
