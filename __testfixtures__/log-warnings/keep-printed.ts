// @from 6
import { generateText, type LanguageModel } from 'ai';

export async function quiet(model: LanguageModel) {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  await generateText({ model, prompt: 'Hello' });
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings, provider, model }) => {
    for (const warning of warnings) console.warn(`${provider}/${model}`, warning, model?.length);
  };
}
