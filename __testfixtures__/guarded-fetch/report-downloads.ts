// @from 6
// @row PUT-11
// @findings warning:7 warning:8 warning:9
import { downloadBlob } from '@ai-sdk/provider-utils';
import { createDownload } from 'ai';

export const plain = createDownload();
export const small = createDownload({ maxBytes: 1000 });
export const blob = (url: string) => downloadBlob(url, { maxBytes: 1000 });
