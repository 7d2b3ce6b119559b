// @from 6
// @only final-step
import { generateText, type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const { steps, text, finishReason } = await generateText({
    model,
    tools,
    prompt: 'Hello',
    stopWhen: stepCountIs(5),
    onStepFinish: ({ usage, toolCalls }) => console.log(usage, toolCalls),
  });
  return { text, finishReason, usage: steps[0]?.usage, calls: steps.flatMap(step => step.toolCalls) };
}

export async function stream() {
  const result = streamText({
    model,
    tools,
    prompt: 'Hello',
    stopWhen: ({ steps }) => steps.some(({ toolCalls }) => toolCalls.length === 0),
    prepareStep: ({ steps }) => (steps.at(-1)?.usage.totalTokens ? {} : undefined),
  });
  for await (const part of result.fullStream) {
    if (part.type === 'finish-step') console.log(part.usage, part.response, part.providerMetadata);
  }
  return (await result.steps).map(({ usage }) => usage);
}
