// @from 4
// @row continue-steps tool-call-streaming object-mode
// @only removed-options
// @findings warning:12 info:13 info:14 warning:19
import { generateObject, generateText, streamObject, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const isLong: boolean;
const schema = z.object({ title: z.string() });

export const long = (prompt: string) => generateText({ model, prompt, experimental_continueSteps: true });
export const chosen = (prompt: string) => streamText({ model, prompt, toolCallStreaming: isLong });
export const quiet = (prompt: string) => streamText({ model, toolCallStreaming: false, prompt });
export const asBefore = (prompt: string) => streamText({ model, prompt, toolCallStreaming: true });
export const older = (prompt: string) => streamText({ experimental_toolCallStreaming: true, model, prompt });
export const short = (prompt: string) => streamText({ model, prompt, experimental_continueSteps: false });

export const byTool = (prompt: string) => generateObject({ model, schema, prompt, mode: 'tool' });
export const byJson = (prompt: string) =>
  streamObject({
    model,
    // Faster.
    mode: 'json' as const,
    prompt,
    schema,
  });
