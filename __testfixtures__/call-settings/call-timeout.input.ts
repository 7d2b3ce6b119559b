// @from 6
import { generateText, type CallSettings as Settings, type LanguageModel } from "ai";

export const ask = (model: LanguageModel, prompt: string, settings: Settings) =>
  generateText({ model, prompt, ...settings, timeout: 5000 });
