// @from 4
// @findings warning:7
// @row esm-only
const { experimental_createMCPClient, generateText: ask } = require('ai');

export const run = async (model: any, prompt: string, url: string) => {
  const client = await experimental_createMCPClient({ transport: { type: 'sse', url } });
  return ask({ model, prompt, tools: await client.tools() });
};
