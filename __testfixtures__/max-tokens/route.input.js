// @from 4
import { openai } from '@ai-sdk/openai';
import { streamText } from 'ai';

const options = { maxTokens: 100 };

export async function POST(req) {
  const { messages, maxTokens } = await req.json();
  options.temperature = 0.3;
  const result = streamText({
    model: openai('gpt-4o'),
    messages,
    ...options,
    ...(maxTokens ? { maxTokens } : null),
  });
  return new Response(result.textStream);
}
