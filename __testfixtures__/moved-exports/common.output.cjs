// @from 4
// @findings warning:6
const { generateText } = require('ai');
const { createMCPClient: experimental_createMCPClient } = require('@ai-sdk/mcp');

module.exports = async function run(model, url, prompt) {
  const client = await experimental_createMCPClient({ transport: { type: 'sse', url } });
  return generateText({ model, prompt, tools: await client.tools() });
};
