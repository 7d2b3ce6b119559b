// @from 6
// @row to-ui-message-stream-response
import { type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function connect(): Promise<Record<string, ReturnType<typeof weather>>>;
const weather = () => tool({ inputSchema: z.object({ city: z.string() }), outputSchema: z.string() });

export function literal(prompt: string) {
  const result = streamText({
    model,
    prompt,
    tools: {
      weather: tool({
        description: 'The weather in a city',
        inputSchema: z.object({ city: z.string() }),
        outputSchema: z.string(),
      }),
    },
  });

  return result.toUIMessageStreamResponse();
}

export async function made(prompt: string) {
  const tools = 'taken';
  const result = streamText({ model, prompt: prompt + tools, tools: await connect() });
  return result.toUIMessageStreamResponse();
}

export function nested(prompt: string) {
  if (prompt) {
    const result = streamText({ model, prompt, tools: { weather: weather() } });
    return [result.toUIMessageStreamResponse(), result.toUIMessageStreamResponse()];
  }
  return [];
}

export function unnamed(prompt: string) {
  return streamText({
    model,
    prompt,
    tools: { weather: weather() },
  }).toUIMessageStreamResponse();
}

export async function optional(prompt: string, isAsked: boolean) {
  const result = streamText({
    model,
    prompt,
    tools: {
      ...(await connect()),
      ...(isAsked && { weather: weather() }),
      ...(isAsked ? { forecast: weather() } : {}),
    },
  });
  return result.toUIMessageStreamResponse();
}

export function all(prompt: string, isAsked: boolean) {
  const result = streamText({ model, prompt, tools: isAsked ? { weather: weather() } : undefined });
  return result.toUIMessageStreamResponse();
}
