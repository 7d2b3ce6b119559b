// @from 6
// @findings warning:8 warning:17
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const behind = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    allowSystemInMessages: true,
    messages: [
      ...history,
      { role: 'system', content: 'Now answer.' },
    ],
  });

export const both = (model: LanguageModel, question: string) =>
  generateText({
    model,
    allowSystemInMessages: true,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: question },
      { role: 'system', content: 'Now answer.' },
    ],
  });
