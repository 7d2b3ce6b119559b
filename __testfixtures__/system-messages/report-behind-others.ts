// @from 6
// @findings error:10 error:18 error:20
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const behind = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: [
      ...history,
      { role: 'system', content: 'Now answer.' },
    ],
  });

export const both = (model: LanguageModel, question: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: question },
      { role: 'system', content: 'Now answer.' },
    ],
  });
