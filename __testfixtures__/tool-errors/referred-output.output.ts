// @from 6
// @only tool-errors
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare function pollenOf(region: string): Promise<{ region: string; grains: number }>;

const inputSchema = z.object({ region: z.string() });

const pollen = tool({
  inputSchema,
  execute: async ({ region }) => {
    try {
      return await pollenOf(region);
    } catch (error) {
      console.error('Tool "pollen" failed:', error);
      throw new Error('pollen_failed', { cause: error });
    }
  },
});
export const forecast = { pollen };
export type Forecast = typeof forecast;

export const calledTool = tool({
  inputSchema,
  execute: async ({ region }) => {
    try {
      return await pollenOf(region);
    } catch (error) {
      console.error('Tool "called" failed:', error);
      throw new Error('called_failed', { cause: error });
    }
  },
});
export const readPollen = calledTool.execute;

export const createSeason = () => ({
  season: tool({
    inputSchema,
    execute: async ({ region }) => {
      try {
        return await pollenOf(region);
      } catch (error) {
        console.error('Tool "season" failed:', error);
        throw new Error('season_failed', { cause: error });
      }
    },
  }),
});
export type Season = ReturnType<typeof createSeason>;

export const shownTool = tool({
  inputSchema,
  execute: async ({ region }) => {
    try {
      return await pollenOf(region);
    } catch (error) {
      console.error('Tool "shown" failed:', error);
      throw new Error('shown_failed', { cause: error });
    }
  },
});
export const isShown = (part: { type: string }) => part.type === 'tool-shown';

export const freeTool = tool({
  inputSchema,
  execute: async ({ region }) => {
    try {
      return await pollenOf(region);
    } catch (error) {
      console.error('Tool "freeTool" failed:', error);
      return { ok: false as const, error: 'free_tool_failed', retryable: false };
    }
  },
});

export async function run(model: LanguageModel) {
  const { text } = await generateText({ model, prompt: 'Which region?', tools: { freeTool } });
  return text;
}
