// @from 5
// @only new-kinds
import type { ModelMessage, ToolContent, ToolResultPart } from 'ai';

export function outputs(messages: ModelMessage[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const message of messages) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      console.log(part.toolName);
      found.set(part.toolCallId, part.output);
    }
  }
  return found;
}

export async function first(content: ToolContent) {
  for (const { ...part } of content) console.log(part);
  for (const part of content) {
    // what the tool gave
    return part.output.value;
  }
  return content.length;
}

export const text = (part: ToolResultPart): unknown => part.output.value;
export const length = ({ output }: ToolResultPart): number => String(output.value).length;

export function logNames(content: ToolContent): void {
  for (const part of content) {
    // part.type is 'tool-result' for all of them.
    console.log(part.toolName);
  }
}
