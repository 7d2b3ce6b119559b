// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model, // a small one
    // What was said so far.
    messages: [
      // newest last
      { role: 'system', content: 'Be brief.' },
      ...history, // as stored
    ],
  });
