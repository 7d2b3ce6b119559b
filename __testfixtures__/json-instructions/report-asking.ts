// @from 4
// @row structured-output-prompt-injection
// @only json-instructions
// @findings info:7
import { generateObject, generateText, Output, type LanguageModel } from 'ai';
import { z } from 'zod';
export const free = (model: LanguageModel, prompt: string) => generateObject({ model, output: 'no-schema', prompt });
export const text = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, experimental_output: Output.object({ schema: z.object({}) }) });
