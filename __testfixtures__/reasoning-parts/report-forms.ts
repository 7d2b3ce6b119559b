// @from 6
// @only reasoning-parts
// @findings error:10 error:11 error:12
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const { reasoning } = await generateText({ model, prompt: 'Hello' });
  console.log(reasoning[0].text);
  console.log(reasoning.at(-1)?.text);
  for (const { text, providerMetadata } of reasoning) console.log(text, providerMetadata);
  return reasoning;
}
