// @from 5
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

declare const model: LanguageModel;
declare const remote: { convertToModelMessages(list: string[]): ModelMessage[] };

const convertToModelMessages = (list: string[]): ModelMessage[] => list.map(content => ({ role: 'user', content }));
export const convertToCoreMessages = convertToModelMessages;

export function POST(list: string[]) {
  streamText({ model, messages: remote.convertToModelMessages(list) });
  return streamText({ model, messages: convertToModelMessages(list) }).response;
}
