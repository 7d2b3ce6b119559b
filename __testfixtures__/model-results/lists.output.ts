// @from 4
// @only model-results model-types
// @row middleware-stream-parts
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';

const textToDeltas = (text: string): LanguageModelV4StreamPart[] => {
  const deltas = [{ type: 'text-start' as const, id: '1' }, ...text.split(' ').map(word => ({ type: 'text-delta' as const, id: '1', delta: `${word} ` })), { type: 'text-end' as const, id: '1' }];

  return deltas;
};

function reasoningToDeltas(text: string): LanguageModelV4StreamPart[] {
  return [{ type: 'reasoning-start' as const, id: '1' }, ...text.split(' ').map(word => {
    return { type: 'reasoning-delta' as const, id: '1', delta: word };
  }), { type: 'reasoning-end' as const, id: '1' }];
}

export const chunksFor = (prompt: string): Array<LanguageModelV4StreamPart> => {
  if (prompt === 'sky')
    return [
      ...reasoningToDeltas('It is blue.'),
      ...textToDeltas('Blue'),
      { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: { outputTokens: { total: 10, text: undefined, reasoning: undefined }, inputTokens: { total: 3, noCache: undefined, cacheRead: undefined, cacheWrite: undefined } } },
    ];
  return [
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: 'Hello, ' },
    { type: 'text-delta', id: '1', delta: 'world' },
    { type: 'text-end', id: '1' },
    {
      type: 'tool-call',
      toolCallId: 'call_1',
      toolName: 'getWeather',
      input: JSON.stringify({ city: 'Paris' }),
    },
    {
      type: 'finish',
      finishReason: { unified: 'tool-calls', raw: undefined },
      usage: { outputTokens: { total: 10, text: undefined, reasoning: undefined }, inputTokens: { total: 3, noCache: undefined, cacheRead: undefined, cacheWrite: undefined } },
    },
  ];
};
