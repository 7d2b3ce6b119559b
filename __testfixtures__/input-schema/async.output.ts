// @from 4
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

async function load() {
  return { ask: { inputSchema: z.object({ question: z.string() }) } };
}

const loadOne = async () => tool({ inputSchema: z.object({}) });

export const run = async (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, tools: { ...(await load()), now: await loadOne() } });

export async function again(model: LanguageModel, prompt: string) {
  const tools = await load();
  return generateText({ model, prompt, tools });
}
