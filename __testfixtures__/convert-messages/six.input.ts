// @from 6
// @types-skip what 5 had does not compile under 6
import { convertToModelMessages, streamText, type LanguageModel, type UIMessage } from 'ai';

declare const model: LanguageModel;

export function POST(messages: UIMessage[]) {
  console.log([...convertToModelMessages(messages)]);
  return streamText({ model, messages: convertToModelMessages(messages) }).response;
}
