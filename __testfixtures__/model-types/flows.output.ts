// @from 4
// @alone
// @only model-types
// @row language-model-v1-types MOD-01
import { generateText, type LanguageModel } from 'ai';

interface Settings {
  model: LanguageModel;
  fallback?: LanguageModel;
}
export const ask = ({ model, fallback = model }: Settings) => generateText({ model: fallback, prompt: 'Hi' });
export const all = async (models: Record<string, () => LanguageModel>) =>
  Promise.all(Object.values(models).map(make => ask({ model: make() })));
