// @from 6
// @only reasoning-parts
// @row step-reasoning-provider-options
// @types-skip-output the metadata is not in the types of 6
// @types-skip the metadata is not in the types of 6
import { streamText } from 'ai';

export const stream = (model, save) =>
  streamText({
    model,
    prompt: 'Hello',
    onStepFinish: ({ reasoning }) => save(reasoning.map(({ providerOptions: providerMetadata }) => providerMetadata)),
    onFinish: ({ reasoning }) => save(reasoning.map(part => part.providerOptions)),
  });
