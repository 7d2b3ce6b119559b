// @from 6
import { convertToModelMessages, type UIMessage } from 'ai';

declare function enqueue(job: unknown): void;

export function start(messages: UIMessage[]) {
  const pending = convertToModelMessages(messages);
  enqueue(pending);
  return pending;
}

export const convert = (messages: UIMessage[]) => convertToModelMessages(messages);
