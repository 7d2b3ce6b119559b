// @from 4
// @only convert-messages
// @row convert-to-core-messages STR-03
// @types-skip-output `CoreMessage` and `Message` have other names in 7
import { convertToModelMessages, generateText, type CoreMessage, type LanguageModel, type Message, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function reply(messages: Message[], extra: CoreMessage[]) {
  return generateText({ model, tools, messages: [...(await convertToModelMessages(messages, { tools })), ...extra] });
}

async function later(messages: Message[]) {
  return reply(messages, await convertToModelMessages(messages));
}

export const answer = async (messages: Message[]) => (await later(messages)).text;
