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
  console.log(object.usage.cachedInputTokens, object.usage?.reasoningTokens, object.usage!.cachedInputTokens);
  console.log(object.usage['cachedInputTokens'], object.usage?.["reasoningTokens"]);
  const { usage } = object;
  return (usage.cachedInputTokens ?? 0) + (usage.reasoningTokens ?? 0);
}

export function ofSteps(steps: StepResult<ToolSet>[], last: StepResult<ToolSet> | undefined) {
  const cached = steps.reduce((sum, step) => sum + (step.usage.cachedInputTokens ?? 0), 0);
  const reasoning = steps.map(({ usage }) => usage.reasoningTokens);
  return { cached, reasoning, last: last?.usage?.cachedInputTokens };
}

export function ofEvents(model: LanguageModel) {
  return streamText({
    model,
    prompt: 'Hello',
    onStepFinish({ usage }) {
      console.log(usage.cachedInputTokens);
    },
  });
}

export async function ofStream(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.textStream) console.log(part);
  const steps = await result.steps;
  const total = await steps[0]?.usage;
  return total?.reasoningTokens;
}

/** What only has the type may be older than the details. */
export const ofStored = (usage: LanguageModelUsage) => [usage.cachedInputTokens, usage['reasoningTokens']];
export const ofPartial = (usage: Partial<LanguageModelUsage>, maybe?: LanguageModelUsage) =>
  usage.cachedInputTokens ?? maybe?.reasoningTokens ?? maybe?.['cachedInputTokens'];

export type Cached = LanguageModelUsage['cachedInputTokens'];
export type Reasoning = StepResult<ToolSet>['usage']['reasoningTokens'];

/** The key of an object of its own stays. */
export const toRow = (step: StepResult<ToolSet>) => ({
  cachedInputTokens: step.usage.cachedInputTokens,
  reasoningTokens: step.usage.reasoningTokens,
});

export async function answer(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  return steps[0]!.usage.reasoningTokens;
}
