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
  return result.toUIMessageStreamResponse();
}

export function byKey(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result['toUIMessageStreamResponse']();
}

export function lines(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result.toUIMessageStreamResponse({
    sendReasoning: true,
    messageMetadata: () => ({ model: 'small' }),
  });
}

export function piped(prompt: string, response: ServerResponse) {
  const result = streamText({ model, tools, prompt });
  result.pipeUIMessageStreamToResponse(response);
  result.pipeUIMessageStreamToResponse(response, { status: 201 });
  result.pipeUIMessageStreamToResponse(response, {});
}

export function merged(prompt: string) {
  return createUIMessageStream({
    execute: ({ writer }) => {
      const result = streamText({ model, tools, prompt });
      writer.merge(result.toUIMessageStream());
    },
    onError: () => 'Sorry.',
  });
}

export function given(prompt: string, options: Options, own: Own) {
  const result = streamText({ model, tools, prompt });
  const stream = result.toUIMessageStream(options);
  return [stream, result.toUIMessageStreamResponse(own), result.toUIMessageStreamResponse({ ...own, status: 201 })];
}

/** What cannot be followed may hold tools. */
export function unknown(options: Parameters<typeof streamText>[0]) {
  return streamText(options).toUIMessageStreamResponse();
}
