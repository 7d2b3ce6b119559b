// @from 4
// @findings warning:10
// @types-skip the generation knows only one of the two names
import { generateText, hasToolCall, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    maxSteps: 5,
    stopWhen: hasToolCall('answer'),
  });
