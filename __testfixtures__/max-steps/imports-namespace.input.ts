// @from 4
import * as ai from 'ai';

export const ask = (model: ai.LanguageModel, prompt: string) => ai.generateText({ model, prompt, maxSteps: 5 });
export const on = (model: ai.LanguageModel, prompt: string) => ai.streamText({ model, prompt, maxSteps: Infinity });
