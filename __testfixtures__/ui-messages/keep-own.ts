// @from 4
import { type UIMessage } from 'ai';

declare function send(options: { messages: UIMessage[] }): Promise<void>;

export async function POST(req: Request) {
  const { messages } = await req.json();
  await send({ messages });
  return { messages, toDataStreamResponse: () => messages };
}
