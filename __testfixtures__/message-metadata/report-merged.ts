// @from 4
// @alone
// @only message-metadata
// @findings error:9 error:10 error:12
import type { UIMessage } from 'ai';

declare const _: { merge<T>(target: T, ...values: object[]): T };

export const first = (messages: UIMessage[]) => Object.assign(messages[0]!, { createdAt: new Date() });
export const merged = (message: UIMessage, at: Date) => _.merge(message, { createdAt: at });
export const over = (message: UIMessage, other: UIMessage, at: Date) =>
  Object.assign(message, { createdAt: at }, other);

export const row = { id: 'a' };
Object.assign(row, { createdAt: new Date() });
