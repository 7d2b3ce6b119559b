// @from 4
import * as ai from 'ai';

export const Attachment = { id: ai.generateId() };
export type Attachment = typeof Attachment;
