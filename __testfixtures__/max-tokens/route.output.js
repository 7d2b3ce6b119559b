// @from 4
import { openai } from '@ai-sdk/openai';
import { streamText } from 'ai';

const options = { maxOutputTokens: 100 };

export async function POST(req) {
  const { messages, maxTokens } = await req.json();
  options.temperature = 0.3;
  const result = streamText({
    model: openai.chat('gpt-4o'),
    messages,
    ...options,
    ...(maxTokens ? { maxOutputTokens: maxTokens } : null),
  });
  return new Response(result.textStream);
}
