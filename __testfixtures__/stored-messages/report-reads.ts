// @from 4
// @row ui-persisted-v4-messages persisted-model-messages PER-01
// @only stored-messages
// @findings warning:10 warning:11 warning:15 warning:17
import type { CoreMessage, Message, UIMessage } from 'ai';
declare const db: { find(id: string): Promise<{ messages: any; parts: unknown; text: string }> };

export async function load(id: string) {
  const row = await db.find(id);
  const messages: CoreMessage[] = JSON.parse(row.text);
  const chat = row.messages as Message[];
  return {
    messages,
    chat,
    parts: row.parts as UIMessage['parts'],
    other: JSON.parse(row.text) as { text: string },
    first: <Message>row.messages[0],
  };
}
