// @from 6
// @only redact-tool-errors
// @findings warning:11 warning:13
import { type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export function bound(prompt: string) {
  const result = streamText({ model, tools, prompt });
  const send = result.toUIMessageStreamResponse.bind(result);
  if (typeof result.toUIMessageStream !== 'function') return undefined;
  return prompt ? send() : result.toUIMessageStreamResponse.call(result);
}

export function withoutTools(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toUIMessageStreamResponse.call(result);
}
