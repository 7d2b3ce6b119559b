// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function deep(model: LanguageModel, history: ModelMessage[]) {
  const { responseMessages: messages } = await generateText({ model, messages: history });
  return messages;
}

export async function renamed(model: LanguageModel, history: ModelMessage[]) {
  const {
    text,
    responseMessages: added,
  } = await generateText({ model, messages: history });
  return { text, added };
}

export async function sameName(model: LanguageModel, history: ModelMessage[]) {
  const { responseMessages } = await generateText({ model, messages: history });
  return responseMessages;
}

export async function withOthers(model: LanguageModel, history: ModelMessage[]) {
  const { response: { id, modelId }, responseMessages: messages } = await generateText({ model, messages: history });
  return { id, messages, modelId };
}

export async function response(model: LanguageModel, history: ModelMessage[]) {
  const { text, responseMessages } = await generateText({ model, messages: history });
  history.push(...responseMessages);
  return { text, messages: responseMessages };
}

export async function alias(model: LanguageModel, history: ModelMessage[]) {
  const { responseMessages } = await generateText({ model, messages: history });
  return responseMessages;
}

export async function both(model: LanguageModel, history: ModelMessage[]) {
  const { text, response, responseMessages } = await generateText({ model, messages: history });
  console.log(response.id, response.headers);
  return { text, messages: responseMessages };
}

export async function inTwoSteps(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const { responseMessages } = result;
  const messages = responseMessages;
  return messages;
}

export async function ofResponse(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const messages = result.responseMessages;
  return messages;
}

export async function pattern(model: LanguageModel, history: ModelMessage[]) {
  const { responseMessages: [first] } = await generateText({ model, messages: history });
  return first;
}

export async function withDefault(model: LanguageModel, history: ModelMessage[]) {
  const { responseMessages: messages = [] } = await generateText({ model, messages: history });
  return messages;
}
