// @from 4
// @row max-steps-conditional-spread
import { generateText, isStepCount, type LanguageModel, type ToolSet } from 'ai';

export const chosen = (model: LanguageModel, prompt: string, tools?: ToolSet) =>
  generateText({ model, prompt, ...(tools ? { tools, stopWhen: isStepCount(5) } : {}) });

export const guarded = (model: LanguageModel, prompt: string, tools?: ToolSet) =>
  generateText({
    model,
    prompt,
    ...(tools && { tools, stopWhen: isStepCount(5) }),
  });

export const either = (model: LanguageModel, prompt: string, deep: boolean) =>
  generateText({ model, prompt, ...(deep ? { stopWhen: isStepCount(20) } : { stopWhen: isStepCount(2) }) });

export const whole = (model: LanguageModel, prompt: string, deep: boolean) =>
  generateText(deep ? { model, prompt, stopWhen: isStepCount(20) } : { model, prompt });
