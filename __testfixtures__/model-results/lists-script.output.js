// @from 4
// @only model-results
import { simulateReadableStream } from 'ai';

/** @type {import('ai').LanguageModelV1StreamPart[]} */
const chunks = [
  { type: 'reasoning-start', id: '1' },
  { type: 'reasoning-delta', id: '1', delta: 'Hm.' },
  { type: 'reasoning-end', id: '1' },
  { type: 'text-start', id: '2' },
  { type: 'text-delta', id: '2', delta: 'Yes.' },
  { type: 'text-end', id: '2' },
  {
    type: 'finish',
    finishReason: { unified: 'stop', raw: undefined },
    usage: { inputTokens: { total: 3, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 5, text: undefined, reasoning: undefined } },
  },
];

export const stream = () => simulateReadableStream({ chunks });
