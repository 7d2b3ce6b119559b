// @from 6
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string) =>
  generateText({
    model,
    prompt: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: question },
    ],
  });
