// @from 4
// @only ui-parts message-content message-types attachment-type
// @row MSG-08
import type { Attachment, Message, UIMessage } from 'ai';

interface Row {
  id: string;
  parts: unknown;
  attachments: unknown;
}
export const load = (rows: Row[]): UIMessage[] =>
  rows.map(row => ({
    id: row.id,
    role: 'user',
    parts: row.parts as UIMessage['parts'],
    content: '',
    experimental_attachments: (row.attachments as Attachment[]) ?? [],
  }));

export const draft = (id: string, text: string, files?: Attachment[]): Message => ({
  id,
  role: 'user',
  content: text,
  experimental_attachments: files || undefined,
});

export const typed = (id: string, text: string, files: { contentType: string; url: string }[]): UIMessage => ({
  id,
  role: 'user',
  content: text,
  parts: [{ type: 'text', text }],
  experimental_attachments: files.length > 0 ? files : undefined,
});

export const loose = (id: string, row: any): Message => ({ id, role: 'user', content: '', experimental_attachments: row.files });

export function edit(target: Message, content: string, send: (message: Message) => void) {
  const edited = { id: target.id, role: 'user' as const, content, experimental_attachments: target.experimental_attachments || undefined };
  send(edited);
}

export function show(content: string, files: Attachment[], send: (message: Message) => void, done: (files?: Attachment[]) => void) {
  const shown = { id: '1', role: 'user' as const, content, experimental_attachments: files.length > 0 ? files : undefined };
  send(shown);
  done(shown.experimental_attachments);
}

export const copy = (message: UIMessage): UIMessage => ({
  id: message.id,
  role: message.role,
  content: '',
  parts: message.parts,
  experimental_attachments: message.experimental_attachments,
});
