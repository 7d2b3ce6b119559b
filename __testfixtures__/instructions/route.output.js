// @from 5
import { convertToModelMessages, createTextStreamResponse, streamText } from 'ai';

export async function POST(req) {
  const { messages, system, model } = await req.json();
  const result = streamText({
    model,
    instructions: system,
    messages: await convertToModelMessages(messages),
  });
  return createTextStreamResponse({ stream: result.textStream });
}
