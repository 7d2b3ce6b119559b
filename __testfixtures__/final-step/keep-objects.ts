// @from 6
// @only final-step total-usage
// @row guard-object-functions-renames
import { embed, type EmbeddingModel, generateImage, generateObject, type ImageModel, type LanguageModel, streamObject } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const embedding: EmbeddingModel;
declare const image: ImageModel;

const schema = z.object({ city: z.string() });

export async function ask() {
  const { object, usage, warnings, request, response, reasoning, providerMetadata } = await generateObject({
    model,
    schema,
    prompt: 'Hello',
  });
  const stream = streamObject({
    model,
    schema,
    prompt: 'Hello',
    onFinish: event => console.log(event.usage, event.response, event.providerMetadata),
  });
  console.log(object, usage, warnings, request, response, reasoning, providerMetadata);
  console.log(await stream.usage, await stream.response, await stream.warnings, (await stream.request).body);
  const { usage: used } = await embed({ model: embedding, value: 'Hello' });
  const { warnings: problems, providerMetadata: metadata } = await generateImage({ model: image, prompt: 'A cat' });
  return { used, problems, metadata };
}
