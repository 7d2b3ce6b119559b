// @from 4
// @row pipe-data-stream-method STR-05
import type { ServerResponse } from 'node:http';
import { type LanguageModel, pipeUIMessageStreamToResponse, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;

export function plain(response: ServerResponse, prompt: string) {
  const result = streamText({ model, prompt });
  pipeUIMessageStreamToResponse({
    response,
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
  });
}

export function lines(res: ServerResponse, prompt: string) {
  const result = streamText({ model, prompt });

  pipeUIMessageStreamToResponse({
    response: res,
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: true,
    }),
    status: 201,
  });
}

export async function init(res: ServerResponse, prompt: string) {
  const result = streamText({ model, prompt });
  pipeUIMessageStreamToResponse({
    response: res,
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
    headers: { 'x-chat': '1' },
  });
}
