// @from 4
// @row esm-only
// @types-skip require is not there in a module
const { experimental_createMCPClient, generateText: ask } = require('ai');

export const run = async (model, prompt, url) => {
  const client = await experimental_createMCPClient({ transport: { type: 'sse', url } });
  return ask({ model, prompt, tools: await client.tools() });
};
