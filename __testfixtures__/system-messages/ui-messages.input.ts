// @from 6
// @row MSG-22
// @findings warning:11
import { convertToModelMessages, generateText, type LanguageModel, type UIMessage } from 'ai';

export async function ask(model: LanguageModel, question: UIMessage) {
  const messages: UIMessage[] = [
    { id: '1', role: 'system', parts: [{ type: 'text', text: 'Be brief.' }] },
    question,
  ];
  return generateText({ model, messages: await convertToModelMessages(messages) });
}
