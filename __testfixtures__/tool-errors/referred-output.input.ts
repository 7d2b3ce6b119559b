// @from 6
// @only tool-errors
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function pollenOf(region: string): Promise<{ region: string; grains: number }>;

const inputSchema = z.object({ region: z.string() });

const pollen = tool({
  inputSchema,
  execute: async ({ region }) => pollenOf(region),
});
export const forecast = { pollen };
export type Forecast = typeof forecast;

export const calledTool = tool({
  inputSchema,
  execute: async ({ region }) => pollenOf(region),
});
export const readPollen = calledTool.execute;

export const createSeason = () => ({
  season: tool({
    inputSchema,
    execute: async ({ region }) => pollenOf(region),
  }),
});
export type Season = ReturnType<typeof createSeason>;

export const shownTool = tool({
  inputSchema,
  execute: async ({ region }) => pollenOf(region),
});
export const isShown = (part: { type: string }) => part.type === 'tool-shown';

export const freeTool = tool({
  inputSchema,
  execute: async ({ region }) => pollenOf(region),
});

export async function run(model: LanguageModel) {
  const { text } = await generateText({ model, prompt: 'Which region?', tools: { freeTool } });
  return text;
}
