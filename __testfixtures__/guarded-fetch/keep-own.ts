// @from 6
import type { UIMessage } from 'ai';

declare function createDownload(): (message: UIMessage) => void;
declare function downloadBlob(url: string): Promise<Blob>;

export const own = [createDownload(), downloadBlob('https://example.com')];
