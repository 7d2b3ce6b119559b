// @from 6
// @only tool-cast
import type { ModelMessage, Tool, ToolExecutionOptions, ToolSet } from 'ai';

interface Options {
  toolCallId: string;
  messages: ModelMessage[];
}
interface Job {
  execute: (input: unknown, options: Options) => Promise<unknown>;
  name: string;
}
declare const run: (input: unknown, options: Options) => Promise<unknown>;
declare const own: (input: unknown, options: ToolExecutionOptions) => Promise<unknown>;
declare const loose: (input: unknown, options: any) => Promise<unknown>;
declare const withContext: (input: unknown, options: Options & { context?: unknown }) => Promise<unknown>;

export const known = (original: Tool): Tool => ({ ...original, execute: run });
export const spread = (original: Tool): Tool => ({ ...original, execute: run }) as Tool;
export const any = (original: any): Tool => ({ ...original, execute: run }) as Tool;
export const free = { execute: run } as unknown as ToolSet[string];
export const typed = { execute: own } as Tool;
export const untyped = { execute: loose } as Tool;
export const full = { execute: withContext } as Tool;
export const job = { execute: run } as Job;
