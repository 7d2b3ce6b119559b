// @from 4
// @only ui-messages
// @row ui-messages-passed-directly
import { generateObject, generateText, streamText, type LanguageModel, type UIMessage } from 'ai';
import * as sdk from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function load(): Promise<UIMessage[]>;

export async function reply(messages: UIMessage[]) {
  const { text } = await generateText({ model, messages });
  const { object } = await generateObject({ model, schema: z.object({ title: z.string() }), 'messages': messages.slice(-5) });
  return [text, object, await streamText({ model, messages: await load() }).text];
}

function summary(messages: UIMessage[]) {
  return generateText({ model, messages: [...messages] });
}

export const lines = async (messages: UIMessage[]) => (await summary(messages)).text.split('\n');

export class Chat {
  messages: UIMessage[] = [];
  ask = async () => sdk.generateText({ model, ...{ messages: this.messages } });
}

export async function later(messages: UIMessage[]) {
  const options: Parameters<typeof streamText>[0] = { model, messages: [] };
  options.messages = messages;
  return streamText(options).text;
}
