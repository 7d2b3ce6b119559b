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
  log(result.usage.promptTokens, result.usage?.['completionTokens'], result.usage.totalTokens);
  for (const step of result.steps) log(step.usage.promptTokens);
  const { promptTokens, completionTokens: completion } = result.usage;
  return { promptTokens, completion, completionTokens: result.usage.completionTokens };
}

export function stream() {
  const result = streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ usage: { promptTokens, completionTokens } }) => log(promptTokens, completionTokens),
    onStepFinish(step) {
      log(`used ${step.usage.promptTokens}`);
    },
  });
  result.usage.then(usage => log(usage.promptTokens));
  return result.usage.then(({ completionTokens }) => log(completionTokens));
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
    onFinish: event => log(event.usage.promptTokens),
  });
  return [usage.promptTokens, (await streamed.usage).completionTokens];
}

const price = ({ promptTokens, completionTokens }: LanguageModelUsage): string => `${promptTokens}/${completionTokens}`;

export class Meter {
  last?: LanguageModelUsage;
  read = (step: StepResult<ToolSet>) => step.usage.promptTokens;

  say(usage: LanguageModelUsage | undefined = this.last) {
    return usage ? [price(usage), usage?.promptTokens, usage!.completionTokens] : undefined;
  }
}

export type Counted = Pick<LanguageModelUsage, 'promptTokens' | 'totalTokens'>;
export type Prompt = LanguageModelUsage['promptTokens'];
