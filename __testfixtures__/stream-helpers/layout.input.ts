// @from 6
import type { ServerResponse } from 'node:http';
import { createUIMessageStream, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export function chained(prompt: string) {
  return streamText({
    model,
    prompt,
    tools,
  })
    .toUIMessageStreamResponse({
      sendReasoning: true,
      // The gateway
      // asks for it.
      headers: {
        'x-chat': '1',
      },
    });
}

export function argument(prompt: string, response: ServerResponse) {
  const result = streamText({ model, prompt, tools });
  result.pipeUIMessageStreamToResponse(
    response,
    {
      sendReasoning: true,
      messageMetadata: () => {
        return { text: `two
    lines` };
      },
      status: 201,
    },
  );
  result.pipeUIMessageStreamToResponse(
    response,
    {
      status: 201,
    },
  );
  result.pipeTextStreamToResponse(
    response,
    {
      status: 201,
    },
  );
}

export function merged(prompt: string) {
  return createUIMessageStream({
    execute: ({ writer }) => {
      const result = streamText({ model, prompt, tools });
      writer.merge(result.toUIMessageStream({ sendReasoning: true }));
      writer.merge(result.toUIMessageStream({
        // Nothing yet.
      }));
    },
  });
}
