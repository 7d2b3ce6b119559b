// @from 6
// @only usage-details
// @row cached-input-tokens reasoning-tokens
import {
  generateObject,
  generateText,
  streamText,
  type LanguageModel,
  type LanguageModelUsage,
  type StepResult,
  type ToolSet,
} from 'ai';
import { z } from 'zod';

const schema = z.object({ answer: z.string() });

export async function ofResults(model: LanguageModel) {
  const object = await generateObject({ model, schema, prompt: 'Hello' });
  console.log(object.usage.inputTokenDetails.cacheReadTokens, object.usage?.outputTokenDetails.reasoningTokens, object.usage!.inputTokenDetails.cacheReadTokens);
  console.log(object.usage.inputTokenDetails['cacheReadTokens'], object.usage?.outputTokenDetails["reasoningTokens"]);
  const { usage } = object;
  return (usage.inputTokenDetails.cacheReadTokens ?? 0) + (usage.outputTokenDetails.reasoningTokens ?? 0);
}

export function ofSteps(steps: StepResult<ToolSet>[], last: StepResult<ToolSet> | undefined) {
  const cached = steps.reduce((sum, step) => sum + (step.usage.inputTokenDetails.cacheReadTokens ?? 0), 0);
  const reasoning = steps.map(({ usage }) => usage.outputTokenDetails.reasoningTokens);
  return { cached, reasoning, last: last?.usage?.inputTokenDetails.cacheReadTokens };
}

export function ofEvents(model: LanguageModel) {
  return streamText({
    model,
    prompt: 'Hello',
    onStepFinish({ usage }) {
      console.log(usage.inputTokenDetails.cacheReadTokens);
    },
  });
}

export async function ofStream(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.textStream) console.log(part);
  const steps = await result.steps;
  const total = await steps[0]?.usage;
  return total?.outputTokenDetails.reasoningTokens;
}

/** What only has the type may be older than the details. */
export const ofStored = (usage: LanguageModelUsage) => [usage.inputTokenDetails?.cacheReadTokens, usage.outputTokenDetails?.['reasoningTokens']];
export const ofPartial = (usage: Partial<LanguageModelUsage>, maybe?: LanguageModelUsage) =>
  usage.inputTokenDetails?.cacheReadTokens ?? maybe?.outputTokenDetails?.reasoningTokens ?? maybe?.inputTokenDetails?.['cacheReadTokens'];

export type Cached = LanguageModelUsage['inputTokenDetails']['cacheReadTokens'];
export type Reasoning = StepResult<ToolSet>['usage']['outputTokenDetails']['reasoningTokens'];

/** The key of an object of its own stays. */
export const toRow = (step: StepResult<ToolSet>) => ({
  cachedInputTokens: step.usage.inputTokenDetails.cacheReadTokens,
  reasoningTokens: step.usage.outputTokenDetails.reasoningTokens,
});

export async function answer(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  return steps[0]!.usage.outputTokenDetails.reasoningTokens;
}
