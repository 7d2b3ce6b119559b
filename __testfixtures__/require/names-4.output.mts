// @from 4
// @findings warning:7
// @row esm-only
import { generateText as ask } from 'ai';
import { createMCPClient as experimental_createMCPClient } from '@ai-sdk/mcp';

export const run = async (model: any, prompt: string, url: string) => {
  const client = await experimental_createMCPClient({ transport: { type: 'sse', url } });
  return ask({ model, prompt, tools: await client.tools() });
};
