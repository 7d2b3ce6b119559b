// @from 6
// @row esm-only-require PKG-13
import { generateText, tool as defineTool } from 'ai';
import {
  streamText,
  smoothStream as smooth, // words
} from "ai"

export const ask = (model: any, prompt: string) => generateText({ model, prompt });
export const listen = (model: any, prompt: string) => streamText({ model, prompt, experimental_transform: smooth() });
export { defineTool };
