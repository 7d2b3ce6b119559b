// @from 6
// @types-skip code of 7 in a package that says 6
import { createUIMessageStreamResponse, type LanguageModel, streamText, type ToolSet, toUIMessageStream } from 'ai';

declare const model: LanguageModel;

export function POST(prompt: string, tools: ToolSet) {
  const result = streamText({ model, tools, prompt });
  return createUIMessageStreamResponse({ stream: toUIMessageStream({ stream: result.stream, tools }) });
}
