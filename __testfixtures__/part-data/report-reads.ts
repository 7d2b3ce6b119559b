// @from 6
// @row file-part-data-widened
// @findings warning:9 warning:10 warning:16
import type { FilePart, ModelMessage } from 'ai';

export function files(message: ModelMessage) {
  if (message.role !== 'user' || typeof message.content === 'string') return [];
  return message.content.flatMap(part => {
    if (part.type === 'file') return [part.data.toString()];
    if (part.type === 'image') return [`${part.image}`];
    return [];
  });
}

export function upload(part: FilePart, put: (data: FilePart['data']) => void) {
  const { data } = part;
  put(data);
}

export function size(part: FilePart) {
  if (typeof part.data === 'string') return part.data.length;
  return part.data instanceof URL ? 0 : part.data.byteLength;
}
