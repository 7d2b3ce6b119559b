// @from 4
// @row temperature-default-zero DEF-09
// @keep-temperature
import * as ai from 'ai';
import { generateObject, generateText, streamText as stream, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const settings: { temperature?: number };
declare const limits: { topP: number };

export const one = (prompt: string) => generateText({ model, prompt });
export const lines = (prompt: string) =>
  stream({
    model,
    prompt,
    ...limits,
  });
export const object = (prompt: string) => generateObject({ model, prompt, schema: z.object({}), });
export const named = (prompt: string) => ai.streamText({ model, prompt });

export const given = (prompt: string) => generateText({ model, prompt, temperature: 0.7 });
export const spread = (prompt: string) => generateText({ model, prompt, ...settings });
export const variable = (options: Parameters<typeof generateText>[0]) => generateText(options);
