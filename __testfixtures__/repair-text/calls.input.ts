// @from 6
// @row experimental-repair-text
import { generateObject, streamObject, type LanguageModel, type RepairTextFunction } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({ title: z.string() });
const experimental_repairText: RepairTextFunction = async ({ text }) => `${text}}`;

export const property = (prompt: string) =>
  generateObject({ model, schema, prompt, experimental_repairText: async ({ text }) => text });
export const shorthand = (prompt: string) => streamObject({ model, schema, prompt, experimental_repairText });
export const method = (prompt: string) =>
  generateObject({
    model,
    schema,
    prompt,
    async experimental_repairText({ text, error }) {
      console.error(error);
      return text;
    },
  });
