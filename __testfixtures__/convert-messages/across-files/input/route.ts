import { generateText, type LanguageModel, type UIMessage } from 'ai';
import { history } from './messages';
import * as all from './messages';

declare const model: LanguageModel;

export const answer = async (messages: UIMessage[]) => (await generateText({ model, messages: history(messages) })).text;

export function loader(messages: UIMessage[]) {
  return Response.json(all.history(messages));
}
