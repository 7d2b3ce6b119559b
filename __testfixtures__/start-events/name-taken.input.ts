// @from 6
import { generateText, type LanguageModel } from 'ai';

const modelId = 'of the file';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    experimental_onStart: event => {
      const { model } = event;
      console.log(modelId, model.modelId);
    },
  });
