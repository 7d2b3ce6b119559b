// @from 6
// @row response-messages
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const result = await generateText({ model, messages });
  messages.push(...result.responseMessages);
  console.log(result.finalStep.response.id, result.finalStep.response.modelId);
  return { text: result.text, messages: result.responseMessages.slice(-1) };
}

export async function roles(model: LanguageModel, messages: ModelMessage[]) {
  const result = await generateText({ model, messages });
  return result
    .responseMessages
    .map(message => message.role);
}
