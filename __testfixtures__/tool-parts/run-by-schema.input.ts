// @from 4
// @only tool-parts, input-schema, type-arguments
import { type Tool, type UIMessage } from 'ai';
import { z } from 'zod';

declare const search: Tool;
declare const runs: Record<string, ((args: z.infer<typeof search.parameters>) => Promise<string>) | undefined>;
declare function log(args: unknown): void;
declare function note(args: any): void;

export async function runAll({ parts }: UIMessage) {
  for (const part of parts) {
    if (part.type !== 'tool-invocation') continue;
    log(part.toolInvocation.args);
    note(part.toolInvocation.args);
    await runs[part.toolInvocation.toolName]?.(part.toolInvocation.args);
  }
}
