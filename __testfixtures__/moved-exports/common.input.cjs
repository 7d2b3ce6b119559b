// @from 4
// @findings warning:6
const { experimental_createMCPClient, generateText } = require('ai');

module.exports = async function run(model, url, prompt) {
  const client = await experimental_createMCPClient({ transport: { type: 'sse', url } });
  return generateText({ model, prompt, tools: await client.tools() });
};
