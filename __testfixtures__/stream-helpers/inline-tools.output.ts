// @from 6
// @row to-ui-message-stream-response
import { createUIMessageStreamResponse, type LanguageModel, streamText, tool, toUIMessageStream } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function connect(): Promise<Record<string, ReturnType<typeof weather>>>;
const weather = () => tool({ inputSchema: z.object({ city: z.string() }), outputSchema: z.string() });

export function literal(prompt: string) {
  const tools = {
    weather: tool({
      description: 'The weather in a city',
      inputSchema: z.object({ city: z.string() }),
      outputSchema: z.string(),
    }),
  };
  const result = streamText({
    model,
    prompt,
    tools,
  });

  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
  });
}

export async function made(prompt: string) {
  const tools = 'taken';
  const resultTools = await connect();
  const result = streamText({ model, prompt: prompt + tools, tools: resultTools });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools: resultTools,
      redactToolErrors: true,
    }),
  });
}

export function nested(prompt: string) {
  if (prompt) {
    const tools = { weather: weather() };
    const result = streamText({ model, prompt, tools });
    return [createUIMessageStreamResponse({
      stream: toUIMessageStream({
        stream: result.stream,
        tools,
        redactToolErrors: true,
      }),
    }), createUIMessageStreamResponse({
      stream: toUIMessageStream({
        stream: result.stream,
        tools,
        redactToolErrors: true,
      }),
    })];
  }
  return [];
}

export function unnamed(prompt: string) {
  const tools = { weather: weather() };
  const result = streamText({
    model,
    prompt,
    tools,
  });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
  });
}

export async function optional(prompt: string, isAsked: boolean) {
  const tools = {
    ...(await connect()),
    ...(isAsked && { weather: weather() }),
    ...(isAsked ? { forecast: weather() } : {}),
  };
  const result = streamText({
    model,
    prompt,
    tools,
  });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
  });
}

export function all(prompt: string, isAsked: boolean) {
  const tools = isAsked ? { weather: weather() } : undefined;
  const result = streamText({ model, prompt, tools });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
  });
}
