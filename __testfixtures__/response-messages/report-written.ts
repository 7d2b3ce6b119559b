// @from 6
// @findings error:7 error:8 error:9
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, question: ModelMessage) {
  const result = await generateText({ model, messages: [question] });
  result.response.messages.push({ role: 'assistant', content: 'one more' });
  result.response.messages[0] = { role: 'assistant', content: 'another' };
  result.response.messages.length = 1;
  return result.text;
}
