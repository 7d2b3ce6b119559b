// @from 7
import { downloadBlob } from '@ai-sdk/provider-utils';
import { createDownload } from 'ai';

export const given = createDownload({ fetch: globalThis.fetch });
export const blob = (url: string) => downloadBlob(url);
