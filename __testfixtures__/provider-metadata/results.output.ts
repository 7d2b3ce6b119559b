// @from 4
// @only provider-metadata,final-step
// @row experimental-provider-metadata-output object-experimental-provider-metadata
import { generateObject, generateText, type LanguageModel, streamObject, streamText } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

const schema = z.object({ name: z.string() });

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  log(result.finalStep.providerMetadata?.openai, result.steps.map(step => step.providerMetadata));
  const { finalStep: { providerMetadata: experimental_providerMetadata } } = result;
  const { providerMetadata: metadata = {} } = await generateObject({ model, schema, prompt: 'Hello' });
  return { experimental_providerMetadata, metadata };
}

export async function stream() {
  const result = streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ finalStep: { providerMetadata: experimental_providerMetadata } }) => log(experimental_providerMetadata),
    onStepFinish: step => log(step['providerMetadata']),
  });
  const { finalStep } = streamText({ model, prompt: 'Hello' });
  return [(await result.finalStep).providerMetadata?.openai, (await finalStep).providerMetadata];
}

export async function object() {
  const result = streamObject({
    model,
    schema,
    prompt: 'Hello',
    onFinish: event => log(event.providerMetadata),
  });
  return await result.providerMetadata;
}
