// @from 4
// @row MSG-15
// @only tool-parts
import { getToolName, isToolUIPart, type DynamicToolUIPart, type ToolUIPart, type UIMessage } from 'ai';

export type ToolPart = Extract<UIMessage['parts'][number], { type: `tool-${string}` | 'dynamic-tool' }>;
export type Call = ToolPart;

interface Props {
  part: ToolPart;
  all: (DynamicToolUIPart | ToolUIPart)[];
}

export function stateOf({ part, all }: Props): string {
  if (part.state === 'output-available') return String(part.output);
  return all.map(call => getToolName(call)).join(', ');
}

export const isDone = (part: ToolPart) => part.state === 'output-available' && (part.output as any).ok;

export function choose(parts: UIMessage['parts']) {
  return parts.map(part => {
    switch (part.type) {
      default:
        if (isToolUIPart(part)) {
          return getToolName(part);
        }
        return part.type;
    }
  });
}

export function choose2(parts: UIMessage['parts']) {
  for (const part of parts) {
    switch (part.type) {
      case 'text':
        console.log(part.text);
        break;
      default:
        if (isToolUIPart(part)) {
          console.log(part.toolCallId);
          console.log(part.input);
          break;
        }
        console.log('other');
    }
  }
}
