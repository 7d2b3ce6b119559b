// @from 5
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const last = async (model: LanguageModel, messages: ModelMessage[]) =>
  (await generateText({ model, messages })).response.messages;

export const first = async (model: LanguageModel, messages: ModelMessage[]) =>
  (await generateText({ model, messages })).response.messages[0];

export const streamed = async (model: LanguageModel, messages: ModelMessage[]) =>
  (await streamText({ model, messages }).response).messages;
