// @from 4
// @only attachment-type
import * as ai from 'ai';

export const id = ai.generateId();
export const urls = (files: ai.Attachment[], last?: import('ai').Attachment) => [...files, last].map(file => file?.url);
