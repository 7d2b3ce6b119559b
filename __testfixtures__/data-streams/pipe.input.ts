// @from 4
// @row pipe-data-stream-method STR-05
import type { ServerResponse } from 'node:http';
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function plain(response: ServerResponse, prompt: string) {
  const result = streamText({ model, prompt });
  result.pipeDataStreamToResponse(response);
}

export function lines(res: ServerResponse, prompt: string) {
  const result = streamText({ model, prompt });

  result.pipeDataStreamToResponse(res, {
    sendReasoning: true,
    status: 201,
  });
}

export async function init(res: ServerResponse, prompt: string) {
  streamText({ model, prompt }).pipeDataStreamToResponse(res, { headers: { 'x-chat': '1' } });
}
