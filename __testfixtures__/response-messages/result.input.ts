// @from 6
// @row response-messages
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const result = await generateText({ model, messages });
  messages.push(...result.response.messages);
  console.log(result.response.id, result.response.modelId);
  return { text: result.text, messages: result.response.messages.slice(-1) };
}

export async function roles(model: LanguageModel, messages: ModelMessage[]) {
  const result = await generateText({ model, messages });
  return result
    .response
    .messages
    .map(message => message.role);
}
