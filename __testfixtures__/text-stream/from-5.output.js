// @from 5
import { createTextStreamResponse, streamText } from 'ai';

export async function POST(request, model) {
  const { prompt } = await request.json();
  const result = streamText({ model, prompt });
  return createTextStreamResponse({ stream: result.textStream, status: 201 });
}
