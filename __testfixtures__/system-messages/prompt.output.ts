// @from 6
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string) =>
  generateText({
    model,
    instructions: 'Be brief.',
    prompt: [
      { role: 'user', content: question },
    ],
  });
