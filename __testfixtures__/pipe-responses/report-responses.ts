// @from 6
// @only pipe-responses
// @row STR-12
// @findings warning:11 warning:12 warning:17 warning:20
import type { ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { type LanguageModel, pipeTextStreamToResponse, streamText } from 'ai';

export function serve(model: LanguageModel, response: Http2ServerResponse & ServerResponse) {
  const result = streamText({ model, prompt: 'Hi' });
  result.pipeTextStreamToResponse(response);
  pipeTextStreamToResponse({ response, textStream: result.textStream });
}

const mock = { writeHead: () => mock, write: () => true, end: () => mock } as unknown as ServerResponse;
export const test = (model: LanguageModel) =>
  streamText({ model, prompt: 'Hi' }).pipeUIMessageStreamToResponse(mock, { status: 200 });
export const inline = (model: LanguageModel) =>
  streamText({ model, prompt: 'Hi' }).pipeTextStreamToResponse(
    { writeHead: () => {}, write: () => true, end: () => {} } as unknown as ServerResponse,
  );
