// @from 6
// @only pipe-responses
import { createServer, type ServerResponse } from 'node:http';
import { type LanguageModel, pipeTextStreamToResponse, streamText } from 'ai';

export const serve = (model: LanguageModel) =>
  createServer((_, response) => void streamText({ model, prompt: 'Hi' }).pipeTextStreamToResponse(response));
export const send = (response: ServerResponse, textStream: ReadableStream<string>) =>
  pipeTextStreamToResponse({ response, textStream });
const full = { setHeaders: () => full, writeHead: () => full, once: () => full } as unknown as ServerResponse;
export const test = (textStream: ReadableStream<string>) => pipeTextStreamToResponse({ response: full, textStream });
