// @from 4
// @row repair-text-option
import { generateObject, type LanguageModel } from 'ai';
import { z } from 'zod';

export const ask = (model: LanguageModel, prompt: string) =>
  generateObject({ model, schema: z.object({}), prompt, repairText: async ({ text }) => text });
