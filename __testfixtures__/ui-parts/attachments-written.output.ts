// @from 4
// @only ui-parts message-content message-types attachment-type
// @row MSG-08
import type { UIMessage } from 'ai';
import { isFileUIPart } from 'ai';

type Attachment = { name?: string; contentType?: string; url: string };

interface Row {
  id: string;
  parts: unknown;
  attachments: unknown;
}
export const load = (rows: Row[]): UIMessage[] =>
  rows.map(row => ({
    id: row.id,
    role: 'user',
    parts: [...(row.parts as UIMessage['parts']), ...((row.parts as UIMessage['parts']).some(isFileUIPart) ? [] : ((row.attachments as Attachment[]) ?? []).map(({ name, contentType, url }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url })))],
  }));

export const draft = (id: string, text: string, files?: Attachment[]): UIMessage => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text: text }, ...(files ?? []).map(({ name, contentType, url }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url }))],
});

export const typed = (id: string, text: string, files: { contentType: string; url: string }[]): UIMessage => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text }, ...(files.length > 0 ? files : []).map(({ contentType, url }) => ({ type: 'file' as const, mediaType: contentType, url }))],
});

export const loose = (id: string, row: any): UIMessage => ({ id, role: 'user', parts: [...(row.files ?? []).map(({ name, contentType, url }: { name?: string; contentType?: string; url: string }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url }))] });

export function edit(target: UIMessage, content: string, send: (message: UIMessage) => void) {
  const edited = { id: target.id, role: 'user' as const, parts: [{ type: 'text' as const, text: content }, ...target.parts.filter(isFileUIPart)] };
  send(edited);
}

export function show(content: string, files: Attachment[], send: (message: UIMessage) => void, done: (files?: Attachment[]) => void) {
  const shown = { id: '1', role: 'user' as const, parts: [{ type: 'text' as const, text: content }, ...(files.length > 0 ? files : []).map(({ name, contentType, url }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url }))], experimental_attachments: files.length > 0 ? files : undefined };
  send(shown);
  done(shown.experimental_attachments);
}

export const copy = (message: UIMessage): UIMessage => ({
  id: message.id,
  role: message.role,
  parts: message.parts,
});
