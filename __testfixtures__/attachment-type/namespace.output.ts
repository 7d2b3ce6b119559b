// @from 4
// @only attachment-type
import * as ai from 'ai';

export const id = ai.generateId();
export const urls = (files: { name?: string; contentType?: string; url: string }[], last?: { name?: string; contentType?: string; url: string }) => [...files, last].map(file => file?.url);
