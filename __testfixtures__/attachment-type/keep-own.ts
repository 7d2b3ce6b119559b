// @from 4
import { generateId } from 'ai';

export interface Attachment {
  id: string;
  contentType: string;
}
export const make = (contentType: string): Attachment => ({ id: generateId(), contentType });
