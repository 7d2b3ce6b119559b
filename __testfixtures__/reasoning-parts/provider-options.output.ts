// @from 6
// @only reasoning-parts
// @row step-reasoning-provider-options
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function save(signature: unknown): void;

export async function ask() {
  const { steps, reasoning } = await generateText({ model, prompt: 'Hello' });
  for (const step of steps) for (const part of step.reasoning) save((part as any).providerOptions?.anthropic);
  return reasoning.map(part => (part as any).providerMetadata);
}

export const stream = () =>
  streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ reasoning }) => reasoning.forEach(part => save((part as any)['providerOptions'])),
  });
