// @from 6
// @findings info:13 info:20 info:26 info:31
import { type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function connect(): Promise<ToolSet>;

/** Nothing connects without a prompt. */
export async function ifAsked(prompt: string) {
  const result = prompt ? streamText({ model, prompt, tools: await connect() }) : null;
  if (!result) return null;
  return result.toUIMessageStreamResponse({ onError: String });
}

export async function andAsked(prompt: string) {
  let result: ReturnType<typeof streamText<ToolSet>> | undefined;
  prompt && (result = streamText({ model, prompt, tools: await connect() }));
  if (!result) return null;
  return result.toUIMessageStreamResponse({ onError: String });
}

export function commented(prompt: string) {
  const result = streamText({ model, prompt, tools });
  // biome-ignore format: the comment stands there
  return result /* of the call */.toUIMessageStreamResponse({ onError: String });
}

export function commentedOptions(prompt: string) {
  const result = streamText({ model, prompt, tools });
  return result.toUIMessageStreamResponse(/* told */ { onError: String });
}
