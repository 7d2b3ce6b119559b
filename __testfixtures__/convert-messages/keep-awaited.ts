// @from 5
// @types-skip code that is on its way to 7
import { convertToModelMessages, generateText, type LanguageModel, type ModelMessage, type UIMessage } from 'ai';

declare const model: LanguageModel;
declare function waitUntil(promise: unknown): void;

export const now = async (messages: UIMessage[]) => (await convertToModelMessages(messages)).length;

export async function returned(messages: UIMessage[]) {
  return convertToModelMessages(messages);
}

export const then = (messages: UIMessage[]) => convertToModelMessages(messages).then(list => list.length);

export async function together(messages: UIMessage[]) {
  const [model] = await Promise.all([convertToModelMessages(messages), Promise.resolve()]);
  const lists = await Promise.all([messages].map(one => convertToModelMessages(one)));
  return [model, lists];
}

export async function held(messages: UIMessage[]) {
  const pending = convertToModelMessages(messages);
  await Promise.resolve();
  waitUntil(convertToModelMessages(messages));
  return generateText({ model, messages: await pending });
}

export const slot = (messages: UIMessage[]) => {
  const promise: Promise<ModelMessage[]> = convertToModelMessages(messages);
  return promise;
};
