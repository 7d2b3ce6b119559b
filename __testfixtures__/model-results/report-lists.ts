// @from 4
// @only model-results
// @findings error:9 error:13
import type { LanguageModelV1StreamPart } from 'ai';

/** One list for each word would be one text for each. */
const each = (text: string): LanguageModelV1StreamPart[] =>
  text.split(' ').flatMap((word): LanguageModelV1StreamPart[] => [
    { type: 'text-delta', textDelta: word },
  ]);

/** One chunk, which goes into a text of others. */
const one = (textDelta: string): LanguageModelV1StreamPart => ({ type: 'text-delta', textDelta });

export { each, one };
