// @from 6
// @row esm-only-require PKG-13
const { generateText, tool: defineTool } = require('ai');
const {
  streamText,
  smoothStream : smooth, // words
} = require("ai")

export const ask = (model: any, prompt: string) => generateText({ model, prompt });
export const listen = (model: any, prompt: string) => streamText({ model, prompt, experimental_transform: smooth() });
export { defineTool };
