// @from 4
// @only attachment-type
export type { JSONValue } from 'ai';
export type Attachment = { name?: string; contentType?: string; url: string };
export type Upload = { name?: string; contentType?: string; url: string };
