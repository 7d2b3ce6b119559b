// @from 4
// @only model-results model-types
// @row middleware-stream-parts
import type { LanguageModelV1StreamPart } from 'ai';

const textToDeltas = (text: string): LanguageModelV1StreamPart[] => {
  const deltas = text.split(' ').map(word => ({ type: 'text-delta' as const, textDelta: `${word} ` }));

  return deltas;
};

function reasoningToDeltas(text: string): LanguageModelV1StreamPart[] {
  return text.split(' ').map(word => {
    return { type: 'reasoning', textDelta: word };
  });
}

export const chunksFor = (prompt: string): Array<LanguageModelV1StreamPart> => {
  if (prompt === 'sky')
    return [
      ...reasoningToDeltas('It is blue.'),
      ...textToDeltas('Blue'),
      { type: 'finish', finishReason: 'stop', logprobs: undefined, usage: { completionTokens: 10, promptTokens: 3 } },
    ];
  return [
    { type: 'text-delta', textDelta: 'Hello, ' },
    { type: 'text-delta', textDelta: 'world' },
    {
      type: 'tool-call',
      toolCallId: 'call_1',
      toolName: 'getWeather',
      toolCallType: 'function',
      args: JSON.stringify({ city: 'Paris' }),
    },
    {
      type: 'finish',
      finishReason: 'tool-calls',
      usage: { completionTokens: 10, promptTokens: 3 },
    },
  ];
};
