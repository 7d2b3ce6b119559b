// @from 6
import { generateText, stepCountIs, type LanguageModel, type ModelMessage } from 'ai';

declare function describe(condition: unknown): string;

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: describe(stepCountIs(5)) },
      ...history,
    ],
    stopWhen: stepCountIs(5),
  });
