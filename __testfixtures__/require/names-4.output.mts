// @from 4
// @row esm-only
// @types-skip require is not there in a module
import { generateText as ask } from 'ai';
import { createMCPClient as experimental_createMCPClient } from '@ai-sdk/mcp';

export const run = async (model, prompt, url) => {
  const client = await experimental_createMCPClient({ transport: { type: 'sse', url } });
  return ask({ model, prompt, tools: await client.tools() });
};
