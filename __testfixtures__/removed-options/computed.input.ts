// @from 6
// @types-skip-output what computes the timeout is left to a person
// @findings error:8 info:11
import { generateObject, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function limit(): number;
export const ask = (model: LanguageModel, prompt: string) => generateObject({ model, schema: z.object({}), prompt, timeout: limit() });

export const plain = (model: LanguageModel, prompt: string) =>
  generateObject({ model, schema: z.object({}), prompt, timeout: 500 });
