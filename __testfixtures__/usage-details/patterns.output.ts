// @from 6
// @row cached-input-tokens reasoning-tokens
import { generateObject, generateText, type LanguageModel, type LanguageModelUsage, type StepResult, type ToolSet } from 'ai';
import { z } from 'zod';

const schema = z.object({ answer: z.string() });

export async function plain(model: LanguageModel) {
  const { usage } = await generateObject({ model, schema, prompt: 'Hello' });
  const { inputTokenDetails: { cacheReadTokens: cachedInputTokens }, outputTokenDetails: { reasoningTokens } } = usage;
  return [cachedInputTokens, reasoningTokens];
}

export async function nested(model: LanguageModel) {
  const {
    usage: { inputTokens, inputTokenDetails: { cacheReadTokens: cachedInputTokens = 0 }, outputTokenDetails: { reasoningTokens: thinking = 0 } },
  } = await generateObject({ model, schema, prompt: 'Hello' });
  return { inputTokens, cachedInputTokens, thinking };
}

export async function alias(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  const { inputTokenDetails: { cacheReadTokens: cached }, outputTokenDetails: { 'reasoningTokens': reasoning } } = steps[0]!.usage;
  for (const { usage: { inputTokenDetails: { cacheReadTokens: cachedInputTokens } } } of steps) console.log(cachedInputTokens);
  return { cached, reasoning };
}

export function maybeEmpty(step: StepResult<ToolSet> | undefined) {
  const { inputTokenDetails: { cacheReadTokens: cachedInputTokens = 0 } = {} } = step?.usage ?? {};
  return cachedInputTokens;
}

export function assigned(step: StepResult<ToolSet>) {
  let cachedInputTokens: number | undefined;
  let reasoning = 0;
  ({ inputTokenDetails: { cacheReadTokens: cachedInputTokens }, outputTokenDetails: { reasoningTokens: reasoning = 0 } } = step.usage);
  return { cachedInputTokens, reasoning };
}

export const format = ({ outputTokenDetails: { reasoningTokens = 0 }, inputTokenDetails: { cacheReadTokens: cachedInputTokens } }: LanguageModelUsage) =>
  `${reasoningTokens} ${cachedInputTokens}`;

export const log = (steps: StepResult<ToolSet>[]) =>
  steps.map(({ usage: { outputTokenDetails: { reasoningTokens } } }) => reasoningTokens);
