// @from 4
// @only stream-parts
// @row part-finish
// @findings error:16 error:22
// @types-skip-output What cannot be read there is left to a person.
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function finish(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.fullStream) {
    if (part.type === 'finish') write((await result.finalStep).response.modelId, (await result.finalStep).providerMetadata?.openai);
    if (part.type === 'finish') {
      const later = () => {
        write(part.response);
      };
      later();
    }
  }
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    if (part.type === 'finish') write(part.response);
  }
}
