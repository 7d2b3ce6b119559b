// @from 4
// @only final-step,max-steps
// @row usage-scope result-scope-tool-calls result-scope-files-warnings-content result-scope-sources
import { generateText, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function log(...values: unknown[]): void;

export async function generate() {
  const result = await generateText({ model, tools, prompt: 'Hello', maxSteps: 5 });
  log(result.usage, result.sources, result.text, result.finishReason, result.steps);
  log(result.toolCalls, result.toolResults, result.files, result.warnings);
  const { usage, sources, toolCalls } = result;
  return { usage, sources, toolCalls };
}

export async function stream() {
  const result = streamText({
    model,
    tools,
    prompt: 'Hello',
    maxSteps: 5,
    onFinish: ({ usage, sources, files }) => log(usage, sources, files),
  });
  log(await result.usage, await result.sources, await result.toolCalls);
  const { usage, sources, warnings } = streamText({ model, tools, prompt: 'Hello', maxSteps: 5 });
  return [usage, sources, await warnings, result.providerMetadata];
}

export const event = () =>
  streamText({
    model,
    tools,
    prompt: 'Hello',
    maxSteps: 5,
    onFinish: event => log(event.usage, event.sources, event.toolCalls),
  });
