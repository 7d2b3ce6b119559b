// @from 4
// @only final-step,max-steps
// @row usage-scope result-scope-tool-calls result-scope-files-warnings-content result-scope-sources
import { generateText, isStepCount, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function log(...values: unknown[]): void;

export async function generate() {
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(5) });
  log(result.usage, result.sources, result.text, result.finishReason, result.steps);
  log(result.finalStep.toolCalls, result.finalStep.toolResults, result.finalStep.files, result.finalStep.warnings);
  const { usage, sources, finalStep: { toolCalls } } = result;
  return { usage, sources, toolCalls };
}

export async function stream() {
  const result = streamText({
    model,
    tools,
    prompt: 'Hello',
    stopWhen: isStepCount(5),
    onFinish: ({ usage, finalStep: { sources, files } }) => log(usage, sources, files),
  });
  log(await result.usage, await result.sources, (await result.finalStep).toolCalls);
  const { usage, sources, finalStep } = streamText({ model, tools, prompt: 'Hello', stopWhen: isStepCount(5) });
  return [usage, sources, (await finalStep).warnings, result.finalStep.then(step => step.providerMetadata)];
}

export const event = () =>
  streamText({
    model,
    tools,
    prompt: 'Hello',
    stopWhen: isStepCount(5),
    onFinish: event => log(event.usage, event.finalStep.sources, event.finalStep.toolCalls),
  });
