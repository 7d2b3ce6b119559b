// @from 6
// @only redact-tool-errors
// @row tool-error-text-unmasked STR-16
import type { ServerResponse } from 'node:http';
import { createUIMessageStream, type LanguageModel, streamText, type ToolSet, type UIMessage, type UIMessageStreamOptions } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
type Options = UIMessageStreamOptions<UIMessage>;
interface Own {
  headers: Record<string, string>;
}

export function POST(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result.toUIMessageStreamResponse({ redactToolErrors: true });
}

export function byKey(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result['toUIMessageStreamResponse']({ redactToolErrors: true });
}

export function lines(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result.toUIMessageStreamResponse({
    sendReasoning: true,
    messageMetadata: () => ({ model: 'small' }),
    redactToolErrors: true,
  });
}

export function piped(prompt: string, response: ServerResponse) {
  const result = streamText({ model, tools, prompt });
  result.pipeUIMessageStreamToResponse(response, { redactToolErrors: true });
  result.pipeUIMessageStreamToResponse(response, { status: 201, redactToolErrors: true });
  result.pipeUIMessageStreamToResponse(response, { redactToolErrors: true });
}

export function merged(prompt: string) {
  return createUIMessageStream({
    execute: ({ writer }) => {
      const result = streamText({ model, tools, prompt });
      writer.merge(result.toUIMessageStream({ redactToolErrors: true }));
    },
    onError: () => 'Sorry.',
  });
}

export function given(prompt: string, options: Options, own: Own) {
  const result = streamText({ model, tools, prompt });
  const stream = result.toUIMessageStream({ ...options, redactToolErrors: true });
  return [stream, result.toUIMessageStreamResponse({ ...own, redactToolErrors: true }), result.toUIMessageStreamResponse({ ...own, status: 201, redactToolErrors: true })];
}

/** What cannot be followed may hold tools. */
export function unknown(options: Parameters<typeof streamText>[0]) {
  return streamText(options).toUIMessageStreamResponse({ redactToolErrors: true });
}
