// @from 6
import type { ServerResponse } from 'node:http';
import { createUIMessageStream, createUIMessageStreamResponse, type LanguageModel, pipeTextStreamToResponse, pipeUIMessageStreamToResponse, streamText, type ToolSet, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export function chained(prompt: string) {
  const result = streamText({
    model,
    prompt,
    tools,
  });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      sendReasoning: true,
      redactToolErrors: true,
    }),
    // The gateway
    // asks for it.
    headers: {
      'x-chat': '1',
    },
  });
}

export function argument(prompt: string, response: ServerResponse) {
  const result = streamText({ model, prompt, tools });
  pipeUIMessageStreamToResponse({
    response,
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      sendReasoning: true,
      messageMetadata: () => {
        return { text: `two
    lines` };
      },
      redactToolErrors: true,
    }),
    status: 201,
  });
  pipeUIMessageStreamToResponse({
    response,
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
    status: 201,
  });
  pipeTextStreamToResponse({
    response,
    stream: result.textStream,
    status: 201,
  });
}

export function merged(prompt: string) {
  return createUIMessageStream({
    execute: ({ writer }) => {
      const result = streamText({ model, prompt, tools });
      writer.merge(
        toUIMessageStream({
          stream: result.stream,
          tools,
          sendReasoning: true,
          redactToolErrors: true,
        }),
      );
      writer.merge(toUIMessageStream({
        stream: result.stream,
        tools,
        redactToolErrors: true,
        // Nothing yet.
      }));
    },
  });
}
