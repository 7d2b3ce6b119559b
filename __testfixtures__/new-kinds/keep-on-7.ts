// @from 7
// @only new-kinds
import type { ModelMessage, ToolResultPart } from 'ai';

interface Call {
  toolCallId: string;
  output: { value: string };
}

export function checked(message: ModelMessage, part: ToolResultPart, call: Call): unknown[] {
  const found: unknown[] = [call.toolCallId, call.output.value];
  if (part.output.type === 'text' || part.output.type === 'json') found.push(part.output.value);
  if (message.role !== 'tool') return found;
  for (const one of message.content) {
    if (one.type !== 'tool-result') continue;
    found.push(one.toolCallId, one.output);
  }
  return found;
}
