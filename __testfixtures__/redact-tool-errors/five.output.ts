// @from 5
// @only redact-tool-errors
// @row tool-error-text-unmasked
import { Experimental_Agent as Agent, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export function POST(prompt: string) {
  return streamText({ model, tools, prompt }).toUIMessageStreamResponse({ status: 200, redactToolErrors: true });
}

export async function ofAgent(prompt: string) {
  const agent = new Agent({ model, tools });
  return (await agent.stream({ prompt })).toUIMessageStreamResponse({ redactToolErrors: true });
}
