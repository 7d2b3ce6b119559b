// @from 4
// @only ui-parts
// @findings error:7 error:10 error:13 error:16 error:16 error:19 error:20 error:23
import type { Attachment, UIMessage } from 'ai';

export const byDate = (messages: UIMessage[]) =>
  messages.map(message => message.createdAt?.getTime() ?? 0);

export function make(id: string, text: string): UIMessage {
  return { id, role: 'user', content: text, parts: [{ type: 'text', text }], createdAt: new Date() };
}

export const notes = ({ annotations }: UIMessage) => annotations?.length ?? 0;

export function isHidden(message: UIMessage): boolean {
  return message.role === 'data' || message.data !== undefined;
}

export const nameOf = (attachment: Attachment) => attachment.name;
export const filesOf = (parts: UIMessage['parts']) => parts.map(part => (part.type === 'file' ? part.data : ''));

export const sources = (parts: UIMessage['parts']) =>
  parts.flatMap(part => (part.type === 'text' ? [] : part.type === 'reasoning' ? part.details : []));
