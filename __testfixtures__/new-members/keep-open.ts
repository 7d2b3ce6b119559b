// @from 6
import type { FinishReason, TextStreamPart, ToolSet, UIMessage } from 'ai';

export function render(part: UIMessage['parts'][number]) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'file':
      return part.url;
    default:
      return null;
  }
}

export function onPart(part: TextStreamPart<ToolSet>) {
  switch (part.type) {
    case 'error':
      throw part.error;
    case 'abort':
      throw new Error('Aborted');
  }
  if (part.type === 'finish') return part.finishReason;
  return undefined;
}

export function check(reason: FinishReason) {
  if (reason !== 'stop') throw new Error(reason);
}

export function tool(name: string) {
  switch (name) {
    case 'weather':
      return 1;
    default:
      throw new Error(`Unknown tool: ${name}`);
  }
}
