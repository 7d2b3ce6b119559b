// @from 7
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    onStart: ({ provider, modelId, headers }) => console.log(provider, modelId, headers),
    onStepStart: step => console.log(step.modelId, step.toolChoice),
    onStepEnd: step => console.log(step.model.modelId),
  });
