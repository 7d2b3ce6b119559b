import { generateText, type LanguageModel } from 'ai';
import forecast, { weather } from './weather';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { weather, forecast } });
