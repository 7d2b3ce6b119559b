// @from 6
import { generateObject, generateText, streamText, ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({});

export const text = (prompt: string) => generateText({ model, prompt, timeout: 10_000 });
export const stream = (prompt: string) => streamText({ model, prompt, timeout: { chunkMs: 100 } });
export const agent = new ToolLoopAgent({ model, timeout: 10_000 });
// Neither refuses a property too many.
const shared = { timeout: 10_000 };
export const held = (prompt: string) => generateObject({ model, schema, prompt, ...shared });
export const other = (prompt: string) => generateText({ model, prompt, ...shared });
export const wait = (options: { timeout: number }) => options.timeout;
