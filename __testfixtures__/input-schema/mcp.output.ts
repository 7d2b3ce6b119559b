// @from 4
// @findings warning:10
// @row mcp-tool-schemas MCP-03
import { generateText, type LanguageModel } from 'ai';
import { createMCPClient } from '@ai-sdk/mcp';
import { z } from 'zod';

const schemas = { 'get-time': { inputSchema: z.object({}) } };

export async function run(model: LanguageModel, prompt: string) {
  const client = await createMCPClient({ transport: { type: 'sse', url: 'https://example.com/sse' } });
  const tools = await client.tools({
    schemas: {
      'get-data': { inputSchema: z.object({ query: z.string() }) },
    },
  });
  const more = await client.tools({ schemas });
  return generateText({ model, prompt, tools: { ...tools, ...more } });
}
