// @from 4
// @row get-error-message experimental-send-finish-start STR-17
import { createUIMessageStreamResponse, type LanguageModel, streamText, type ToolSet, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function getErrorMessage(error: unknown): string;

export function named(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      sendReasoning: false,
      onError: getErrorMessage,
    }),
  });
}

export function method(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: false,
      onError(error) {
        return error instanceof Error ? error.message : String(error);
      },
      sendFinish: false,
      'sendStart': false,
    }),
  });
}

const quiet = { sendFinish: false, sendReasoning: false };
export function shared(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      ...quiet,
      onError: error => `Failed: ${error}`,
    }),
  });
}

export function sometimes(prompt: string, isTold: boolean) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      ...(isTold && { onError: getErrorMessage }),
      sendReasoning: true,
    }),
  });
}
