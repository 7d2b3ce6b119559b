// @from 6
// @only part-data
import type { FilePart, UIMessage, UserContent } from 'ai';

interface Upload {
  type: 'file' | 'image';
  data: string;
  image?: string;
}

export const toContent = (upload: Upload): UserContent => [
  { type: 'file', data: upload.data, mediaType: 'image/png' },
  { type: 'image', image: upload.image ?? upload.data },
];

export const toPart = ({ data }: Upload): FilePart => ({ type: 'file', data, mediaType: 'text/plain' });
export const urls = (message: UIMessage) => message.parts.map(part => (part.type === 'file' ? part.url : ''));
