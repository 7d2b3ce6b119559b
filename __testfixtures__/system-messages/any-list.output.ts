// @from 6
// @findings warning:9
import { generateText, type LanguageModel } from 'ai';

export function ask(model: LanguageModel, question: string) {
  const messages: any[] = [];
  messages.push({ role: 'system', content: 'Be brief.' });
  messages.push({ role: 'user', content: question });
  return generateText({ model, allowSystemInMessages: true, messages });
}
