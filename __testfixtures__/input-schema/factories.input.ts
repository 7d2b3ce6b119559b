// @from 4
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

export const createSearch = (index: string) =>
  tool({
    description: `Search ${index}`,
    parameters: z.object({ query: z.string() }),
    execute: async ({ query }) => query,
  });

export function describe<T extends z.ZodTypeAny>(description: string, parameters: T) {
  return tool({ description, parameters });
}

function createTools(user: string) {
  return {
    whoami: { parameters: z.object({}), execute: async () => 'me' },
    search: createSearch(user),
  };
}

const schemaOnly = (parameters: z.ZodTypeAny) => ({ parameters });

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { ...createTools('me'), ask: schemaOnly(z.object({ question: z.string() })) } });
