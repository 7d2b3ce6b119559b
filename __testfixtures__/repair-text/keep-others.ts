// @from 6
import { generateObject, type LanguageModel, type RepairTextFunction } from 'ai';
import { z } from 'zod';

interface Options {
  experimental_repairText?: RepairTextFunction;
}

export const ask = (model: LanguageModel, prompt: string, options: Options) =>
  generateObject({ model, schema: z.object({}), prompt, ...options });
export const run = (model: LanguageModel) => ask(model, 'Hello', { experimental_repairText: async () => null });
