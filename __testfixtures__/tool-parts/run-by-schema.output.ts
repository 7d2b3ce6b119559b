// @from 4
// @only tool-parts, input-schema, type-arguments
import { getToolName, type InferToolInput, isToolUIPart, type Tool, type UIMessage } from 'ai';

declare const search: Tool;
declare const runs: Record<string, ((args: InferToolInput<typeof search>) => Promise<string>) | undefined>;
declare function log(args: unknown): void;
declare function note(args: any): void;

export async function runAll({ parts }: UIMessage) {
  for (const part of parts) {
    if (!isToolUIPart(part)) continue;
    log(part.input);
    note(part.input);
    await runs[getToolName(part)]?.(part.input as any);
  }
}
