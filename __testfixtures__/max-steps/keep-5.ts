// @from 5
import { generateText, type LanguageModel } from 'ai';

interface Settings {
  maxSteps: number;
}

export const ask = (model: LanguageModel, settings: Settings) =>
  generateText({ model, prompt: `At most ${settings.maxSteps} steps.`, stopWhen: ({ steps }) => steps.length >= settings.maxSteps });
