// @from 4
// @only usage-tokens
// @row usage-token-names
import {
  generateObject,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  type StepResult,
  streamObject,
  streamText,
  type ToolSet,
} from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export async function text() {
  const result = await generateText({ model, prompt: 'Hello' });
  log(result.usage.inputTokens, result.usage?.['outputTokens'], result.usage.totalTokens);
  for (const step of result.steps) log(step.usage.inputTokens);
  const { inputTokens: promptTokens, outputTokens: completion } = result.usage;
  return { promptTokens, completion, completionTokens: result.usage.outputTokens };
}

export function stream() {
  const result = streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ usage: { inputTokens: promptTokens, outputTokens: completionTokens } }) => log(promptTokens, completionTokens),
    onStepFinish(step) {
      log(`used ${step.usage.inputTokens}`);
    },
  });
  result.usage.then(usage => log(usage.inputTokens));
  return result.usage.then(({ outputTokens: completionTokens }) => log(completionTokens));
}

export async function parts() {
  const { fullStream } = streamText({ model, prompt: 'Hello' });
  for await (const part of fullStream) if (part.type === 'error') log(part.error);
}

export async function objects() {
  const schema = z.object({ name: z.string() });
  const { usage } = await generateObject({ model, schema, prompt: 'Hello' });
  const streamed = streamObject({
    model,
    schema,
    prompt: 'Hello',
    onFinish: event => log(event.usage.inputTokens),
  });
  return [usage.inputTokens, (await streamed.usage).outputTokens];
}

const price = ({ inputTokens: promptTokens, outputTokens: completionTokens }: LanguageModelUsage): string => `${promptTokens}/${completionTokens}`;

export class Meter {
  last?: LanguageModelUsage;
  read = (step: StepResult<ToolSet>) => step.usage.inputTokens;

  say(usage: LanguageModelUsage | undefined = this.last) {
    return usage ? [price(usage), usage?.inputTokens, usage!.outputTokens] : undefined;
  }
}

export type Counted = Pick<LanguageModelUsage, 'inputTokens' | 'totalTokens'>;
export type Prompt = LanguageModelUsage['inputTokens'];
