// @from 4
// @row max-steps-config-object
import { generateText, streamText, type LanguageModel } from 'ai';

const settings = { temperature: 0.2, maxSteps: 8 };
const checked = { temperature: 0, maxSteps: 3 } satisfies Partial<Parameters<typeof generateText>[0]>;

export const spread = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...settings });
export const spreadAgain = (model: LanguageModel, prompt: string) => streamText({ ...settings, ...checked, model, prompt });

export function whole(model: LanguageModel, prompt: string) {
  const options = {
    model,
    prompt,
    maxSteps: 4,
  };
  return generateText(options);
}

export function typed(model: LanguageModel, prompt: string, steps: number) {
  const options: Parameters<typeof streamText>[0] = { model, prompt };
  const more: Parameters<typeof streamText>[0] = { ...options, maxSteps: steps };
  return streamText(more);
}

const build = (model: LanguageModel) => ({ model, maxSteps: 6 });

export const built = (model: LanguageModel, prompt: string) => generateText({ ...build(model), prompt });
