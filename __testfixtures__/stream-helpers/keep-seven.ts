// @from 7
import { createUIMessageStreamResponse, type LanguageModel, streamText, type ToolSet, toUIMessageStream } from 'ai';

declare const model: LanguageModel;

export function POST(prompt: string, tools: ToolSet) {
  const result = streamText({ model, tools, prompt });
  if (prompt) return result.toUIMessageStreamResponse();
  return createUIMessageStreamResponse({ stream: toUIMessageStream({ stream: result.stream, tools }) });
}
