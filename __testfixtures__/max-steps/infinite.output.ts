// @from 4
// @row max-steps-infinite
import { generateText, isLoopFinished, streamText, type LanguageModel } from 'ai';

export const endless = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: isLoopFinished() });

export const safe = (model: LanguageModel, prompt: string) =>
  streamText({
    model,
    prompt,
    stopWhen: isLoopFinished(), // until the model is done
  });

export const most = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, stopWhen: isLoopFinished() });

export const positive = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, stopWhen: isLoopFinished() });
