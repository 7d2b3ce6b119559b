// @from 4
// @alone
// @only message-metadata
// @types-skip-output the members are left
// @findings error:11 error:12 error:16 error:19 error:21 error:22 error:23 error:24 error:24
import type { UIMessage } from 'ai';

export const log: { createdAt?: Date }[] = [];

export function clear(message: UIMessage, at: Date) {
  delete message.annotations;
  return (message.createdAt = at);
}

export const rest = (message: UIMessage) => {
  const { createdAt, ...others } = message;
  return [createdAt, others];
};
export const has = (message: UIMessage) => 'createdAt' in message;

export const picked = (message: Pick<UIMessage, 'id' | 'createdAt'>) => message.id;
export const kept = (message: UIMessage): UIMessage => ({ ...message, createdAt: new Date(), metadata: 2 } as UIMessage);
export const count = ({ annotations = [] }: UIMessage) => annotations.length;
export const perhaps = (at?: Date, notes?: string[]): UIMessage => ({ id: '', role: 'user', parts: [], content: '', ...(at && { createdAt: at }), ...(notes && { annotations: notes }) });
