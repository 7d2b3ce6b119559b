// @from 4
// @alone
// @only model-types
// @row language-model-v1-types MOD-01
import { generateText, type LanguageModelV1 } from 'ai';

interface Settings {
  model: LanguageModelV1;
  fallback?: LanguageModelV1;
}
export const ask = ({ model, fallback = model }: Settings) => generateText({ model: fallback, prompt: 'Hi' });
export const all = async (models: Record<string, () => LanguageModelV1>) =>
  Promise.all(Object.values(models).map(make => ask({ model: make() })));
