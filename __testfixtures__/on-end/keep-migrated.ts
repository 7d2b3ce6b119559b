// @from 7
import { streamObject, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

export const ask = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, onEnd: ({ text }) => console.log(text) });
export const alias = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, onFinish: ({ text }) => console.log(text) });
export const object = (model: LanguageModel, prompt: string) =>
  streamObject({ model, prompt, schema: z.object({}), onFinish: ({ object }) => console.log(object) });
