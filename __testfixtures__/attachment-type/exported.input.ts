// @from 4
// @only attachment-type
export type { Attachment, JSONValue } from 'ai';
export type { Attachment as Upload } from '@ai-sdk/ui-utils';
