// @from 4
// @types-skip other libraries that are not installed here
import { tool as langchainTool, DynamicStructuredTool } from '@langchain/core/tools';
import { generateText, type LanguageModel } from 'ai';
import OpenAI from 'openai';
import { Tool } from 'some-tool-library';
import { z } from 'zod';

const client = new OpenAI();

const weather = {
  name: 'weather',
  description: 'Weather',
  parameters: { type: 'object', properties: { city: { type: 'string' } } },
};

const search = new DynamicStructuredTool({ name: 'search', parameters: z.object({}), func: async () => '' });

export class Calculator extends Tool {
  parameters = z.object({ expression: z.string() });
}

export async function compare(model: LanguageModel, prompt: string) {
  const { text } = await generateText({ model, prompt });
  await client.chat.completions.create({
    model: 'gpt-4o',
    messages: [{ role: 'user', content: text }],
    tools: [
      { type: 'function', function: weather },
      { type: 'function', function: { name: 'now', parameters: { type: 'object' } } },
    ],
  });
  new Tool({ description: 'Add', parameters: z.object({}), execute: async () => 1 });
  return langchainTool(async () => search, { name: 'x', parameters: z.object({}) });
}
