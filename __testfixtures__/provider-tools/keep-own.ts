// @from 5
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

interface Own {
  type: 'provider-defined' | 'own';
  name: string;
  inputSchema: object;
}

const own: Own = { type: 'provider-defined', name: 'own', inputSchema: {} };
const weather = tool({ inputSchema: z.object({ name: z.string() }), execute: async ({ name }) => ({ name }) });

export const main = (model: LanguageModel, prompt: string) =>
  own.type === 'provider-defined' ? own.name : generateText({ model, prompt, tools: { weather } });
