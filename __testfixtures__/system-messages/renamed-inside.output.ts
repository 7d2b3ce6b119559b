// @from 6
import { generateText, isStepCount, type LanguageModel, type ModelMessage } from 'ai';

declare function describe(condition: unknown): string;

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    instructions: describe(isStepCount(5)),
    messages: [
      ...history,
    ],
    stopWhen: isStepCount(5),
  });
