// @from 5
// @row provider-metadata-output-keep
// @only provider-options
import { generateText, type LanguageModel } from 'ai';

interface Own {
  experimental_providerMetadata: string;
}

export async function ask(model: LanguageModel, prompt: string) {
  const { providerMetadata, steps } = await generateText({ model, prompt });
  return [providerMetadata, steps.map(step => step.providerMetadata)];
}

export const own = (value: Own) => value.experimental_providerMetadata;
export const made: Own = { experimental_providerMetadata: 'mine' };
