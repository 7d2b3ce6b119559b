// @from 4
// @row get-error-message experimental-send-finish-start STR-17
import { type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function getErrorMessage(error: unknown): string;

export function named(prompt: string) {
  const result = streamText({ model, tools, prompt });
  return result.toDataStreamResponse({ getErrorMessage });
}

export function method(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({
    getErrorMessage(error) {
      return error instanceof Error ? error.message : String(error);
    },
    experimental_sendFinish: false,
    'experimental_sendStart': false,
  });
}

const quiet = { experimental_sendFinish: false, sendReasoning: false };
export function shared(prompt: string) {
  const result = streamText({ model, prompt });
  return new Response(result.toDataStream({ ...quiet, getErrorMessage: error => `Failed: ${error}` }));
}

export function sometimes(prompt: string, isTold: boolean) {
  const result = streamText({ model, prompt });
  return new Response(result.toDataStream({ ...(isTold && { getErrorMessage }), sendReasoning: true }));
}
