// @from 4
const { generateText, tool } = require('ai');
const { z } = require('zod');

const search = tool({
  parameters: z.object({ query: z.string() }),
  execute: async ({ query }) => query,
});

module.exports = {
  search,
  ask: (model, prompt) =>
    generateText({ model, prompt, tools: { search, now: { parameters: z.object({}), execute: async () => 'now' } } }),
};
