// @from 6
// @only tool-cast
import type { ModelMessage, Tool, ToolSet } from 'ai';

interface Options {
  toolCallId: string;
  messages: ModelMessage[];
  abortSignal?: AbortSignal;
}
type Run = (input: unknown, options: Options) => Promise<unknown>;

export function wrap(tools: ToolSet, run: Run, stream: (input: unknown, options: Options) => AsyncGenerator<unknown>): ToolSet {
  const wrapped: ToolSet = {};
  for (const [name, original] of Object.entries(tools)) {
    const execute = name === 'live' ? stream : run;
    wrapped[name] = {
      ...(original as object),
      execute,
    } as unknown as ToolSet[string];
  }
  return wrapped;
}

export const logged = (run: Run): Tool => ({ execute: run }) as unknown as Tool;
export const plain = (run: Run) => <Tool><unknown>{ execute: run };
