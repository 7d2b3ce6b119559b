// @from 4
// @only json-instructions
import { generateObject, type LanguageModel } from 'ai';
import { z } from 'zod';

export const byTool = (model: LanguageModel, prompt: string) =>
  generateObject({ model, schema: z.object({}), output: 'object', mode: 'tool', prompt });
export const own = { mode: 'json', output: 'no-schema', experimental_output: true };
