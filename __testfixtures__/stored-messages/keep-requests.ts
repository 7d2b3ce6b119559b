// @from 4
// @only stored-messages
import type { CoreMessage, Message } from 'ai';

interface ChatMessage {
  role: string;
  text: string;
}

export async function POST(request: Request) {
  const { messages } = (await request.json()) as { messages: Message[] };
  const body: Message[] = (await request.json()).messages;
  const made = [{ role: 'user', content: 'Hi' }] as CoreMessage[];
  return [messages, body, made];
}

export const own = (text: string) => JSON.parse(text) as ChatMessage[];
