// @from 6
import { generateText, type LanguageModelCallOptions, type RequestOptions, type LanguageModel } from "ai";

export const ask = (model: LanguageModel, prompt: string, settings: LanguageModelCallOptions & Omit<RequestOptions, "timeout">) =>
  generateText({ model, prompt, ...settings, timeout: 5000 });
