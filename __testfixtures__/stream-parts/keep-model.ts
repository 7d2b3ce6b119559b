// @from 4
// @only stream-parts
import type { LanguageModelV1StreamPart } from '@ai-sdk/provider';

/** What a model sends has names of its own. */
export const read = (part: LanguageModelV1StreamPart) => {
  if (part.type === 'text-delta' || part.type === 'reasoning') return part.textDelta;
  if (part.type === 'tool-call-delta') return part.argsTextDelta;
  return part.type === 'redacted-reasoning' || part.type === 'source' ? part.type : '';
};

export const delta: LanguageModelV1StreamPart = { type: 'reasoning', textDelta: 'Hmm' };
