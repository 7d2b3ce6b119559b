// @from 5
// @only new-kinds
import type { ModelMessage, ToolContent, ToolResultPart } from 'ai';

export function outputs(messages: ModelMessage[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const message of messages) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result') continue;
      console.log(part.toolName);
      found.set(part.toolCallId, part.output);
    }
  }
  return found;
}

export async function first(content: ToolContent) {
  for (const { ...part } of content) console.log(part);
  for (const part of content) {
    if (part.type !== 'tool-result') continue;
    // what the tool gave
    return 'value' in part.output ? part.output.value : undefined;
  }
  return content.length;
}

export const text = (part: ToolResultPart): unknown => 'value' in part.output ? part.output.value : undefined;
export const length = ({ output }: ToolResultPart): number => String('value' in output ? output.value : undefined).length;

export function logNames(content: ToolContent): void {
  for (const part of content) {
    if (part.type !== 'tool-result') continue;
    // part.type is 'tool-result' for all of them.
    console.log(part.toolName);
  }
}
