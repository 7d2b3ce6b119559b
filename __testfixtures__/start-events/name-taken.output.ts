// @from 6
import { generateText, type LanguageModel } from 'ai';

const modelId = 'of the file';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    onStart: event => {
      const { modelId: modelId2 } = event;
      console.log(modelId, modelId2);
    },
  });
