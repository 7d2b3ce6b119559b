// @from 4
// @row MSG-14
// @only ui-parts
// @findings error:8 error:8 error:11 error:14
import type { UIMessage } from 'ai';

export function isHidden(message: UIMessage): boolean {
  return message.role === 'data' || message.data !== undefined;
}

export const filesOf = (parts: UIMessage['parts']) => parts.map(part => (part.type === 'file' ? part.data : ''));

export const sources = (parts: UIMessage['parts']) =>
  parts.flatMap(part => (part.type === 'text' ? [] : part.type === 'reasoning' ? part.details : []));
