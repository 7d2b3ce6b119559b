// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function deep(model: LanguageModel, history: ModelMessage[]) {
  const { response: { messages } } = await generateText({ model, messages: history });
  return messages;
}

export async function renamed(model: LanguageModel, history: ModelMessage[]) {
  const {
    text,
    response: { messages: added },
  } = await generateText({ model, messages: history });
  return { text, added };
}

export async function sameName(model: LanguageModel, history: ModelMessage[]) {
  const { response: { messages: responseMessages } } = await generateText({ model, messages: history });
  return responseMessages;
}

export async function withOthers(model: LanguageModel, history: ModelMessage[]) {
  const { response: { id, messages, modelId } } = await generateText({ model, messages: history });
  return { id, messages, modelId };
}

export async function response(model: LanguageModel, history: ModelMessage[]) {
  const { text, response } = await generateText({ model, messages: history });
  history.push(...response.messages);
  return { text, messages: response.messages };
}

export async function alias(model: LanguageModel, history: ModelMessage[]) {
  const { response: answer } = await generateText({ model, messages: history });
  return answer.messages;
}

export async function both(model: LanguageModel, history: ModelMessage[]) {
  const { text, response } = await generateText({ model, messages: history });
  console.log(response.id, response.headers);
  return { text, messages: response.messages };
}

export async function inTwoSteps(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const { response } = result;
  const { messages } = response;
  return messages;
}

export async function ofResponse(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const { messages } = result.response;
  return messages;
}

export async function pattern(model: LanguageModel, history: ModelMessage[]) {
  const { response: { messages: [first] } } = await generateText({ model, messages: history });
  return first;
}

export async function withDefault(model: LanguageModel, history: ModelMessage[]) {
  const { response: { messages = [] } } = await generateText({ model, messages: history });
  return messages;
}
