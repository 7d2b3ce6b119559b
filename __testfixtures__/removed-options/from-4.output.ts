// @from 4
// @row continue-steps tool-call-streaming object-mode
// @only removed-options
// @findings warning:12 info:13 info:14 warning:19
import { generateObject, generateText, streamObject, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const isLong: boolean;
const schema = z.object({ title: z.string() });

export const long = (prompt: string) => generateText({ model, prompt });
export const chosen = (prompt: string) => streamText({ model, prompt });
export const quiet = (prompt: string) => streamText({ model, prompt });
export const asBefore = (prompt: string) => streamText({ model, prompt });
export const older = (prompt: string) => streamText({ model, prompt });
export const short = (prompt: string) => streamText({ model, prompt });

export const byTool = (prompt: string) => generateObject({ model, schema, prompt });
export const byJson = (prompt: string) =>
  streamObject({
    model,
    // Faster.
    prompt,
    schema,
  });
