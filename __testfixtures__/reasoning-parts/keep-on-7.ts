// @from 7
// @only reasoning-parts
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const { finalStep, reasoning } = await generateText({ model, prompt: 'Hello' });
  const metadata = reasoning.map(part => part.providerMetadata);
  return [metadata, finalStep.reasoning.map(part => part.providerOptions)];
}
