// @from 7
// @findings error:10
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    instructions: 'Be kind.',
    messages: [
      { role: 'system', content: 'Be brief.' },
      ...history,
    ],
  });
