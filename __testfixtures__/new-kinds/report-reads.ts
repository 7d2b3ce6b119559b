// @from 5
// @only new-kinds
// @findings error:8 error:11 error:13
import type { ToolContent, ToolResultPart } from 'ai';

/** No statement can stand before the read. */
export const ids = (content: ToolContent): string[] =>
  content.map(part => part.toolCallId);

declare const part: ToolResultPart | undefined;
export const given = (part?.output)?.value;
for (const one of [] as ToolContent)
  console.log(one.toolName);
