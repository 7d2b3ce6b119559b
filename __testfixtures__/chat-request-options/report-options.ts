// @from 4
// @row chat-request-options
// @findings error:7 error:8 error:9 error:11
import type { ChatRequestOptions } from 'ai';

export const options = (files: FileList): ChatRequestOptions => ({
  data: { plan: 'free' },
  experimental_attachments: files,
  allowEmptySubmit: true,
});
export const filesOf = ({ experimental_attachments: files }: ChatRequestOptions) => files;
