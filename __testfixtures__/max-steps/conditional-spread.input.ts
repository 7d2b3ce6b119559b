// @from 4
// @row max-steps-conditional-spread
import { generateText, type LanguageModel, type ToolSet } from 'ai';

export const chosen = (model: LanguageModel, prompt: string, tools?: ToolSet) =>
  generateText({ model, prompt, ...(tools ? { tools, maxSteps: 5 } : {}) });

export const guarded = (model: LanguageModel, prompt: string, tools?: ToolSet) =>
  generateText({
    model,
    prompt,
    ...(tools && { tools, maxSteps: 5 }),
  });

export const either = (model: LanguageModel, prompt: string, deep: boolean) =>
  generateText({ model, prompt, ...(deep ? { maxSteps: 20 } : { maxSteps: 2 }) });

export const whole = (model: LanguageModel, prompt: string, deep: boolean) =>
  generateText(deep ? { model, prompt, maxSteps: 20 } : { model, prompt });
