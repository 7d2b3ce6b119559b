// @from 4
// @row MSG-12 MSG-13 MSG-14
// @only ui-parts
// @findings error:8 error:11 error:14 error:17 error:17 error:20 error:23
import type { UIMessage } from 'ai';

export const byDate = (messages: UIMessage[]) =>
  messages.map(message => message.createdAt?.getTime() ?? 0);

export function make(id: string, text: string): UIMessage {
  return { id, role: 'user', content: text, parts: [{ type: 'text', text }], createdAt: new Date() };
}

export const notes = ({ annotations }: UIMessage) => annotations?.length ?? 0;

export function isHidden(message: UIMessage): boolean {
  return message.role === 'data' || message.data !== undefined;
}

export const filesOf = (parts: UIMessage['parts']) => parts.map(part => (part.type === 'file' ? part.data : ''));

export const sources = (parts: UIMessage['parts']) =>
  parts.flatMap(part => (part.type === 'text' ? [] : part.type === 'reasoning' ? part.details : []));
