// @from 4
// @unmigrated broken
import { convertToCoreMessages, generateText, type LanguageModel, type Message } from 'ai';

export const turns = [{ text: 'Hello.' }];

interface Row {
  at: string;
  content: string;
  parts: unknown;
}

const rows: Row[] = [
  { at: '2025-02-01', content: 'And you?', parts: [{ type: 'text', text: 'And you?' }] },
  { at: '2025-01-01', content: 'How are you?', parts: null },
];

const restore = (row: Row): Message => ({
  id: row.at,
  role: 'user',
  content: row.content,
  createdAt: new Date(row.at),
  parts: (row.parts as Message['parts']) || undefined,
});

export async function main(model: LanguageModel) {
  const messages = rows.map(restore).sort((a, b) => +(a.createdAt ?? 0) - +(b.createdAt ?? 0));
  const { text } = await generateText({ model, temperature: 0, messages: convertToCoreMessages(messages) });
  return [text, ...messages.map(message => message.createdAt?.toISOString())];
}
