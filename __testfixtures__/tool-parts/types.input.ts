// @from 4
// @row MSG-15
// @only tool-parts
import { type ToolInvocation, type UIMessage } from 'ai';

export type ToolPart = Extract<UIMessage['parts'][number], { type: 'tool-invocation' }>;
export type Call = ToolPart['toolInvocation'];

interface Props {
  part: ToolPart['toolInvocation'];
  all: ToolInvocation[];
}

export function stateOf({ part, all }: Props): string {
  if (part.state === 'result') return String(part.result);
  return all.map(call => call.toolName).join(', ');
}

export const isDone = (part: ToolPart) => part.toolInvocation.state === 'result' && part.toolInvocation.result.ok;

export function choose(parts: UIMessage['parts']) {
  return parts.map(part => {
    switch (part.type) {
      case 'tool-invocation': {
        return part.toolInvocation.toolName;
      }
      default:
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
      case 'tool-invocation':
        console.log(part.toolInvocation.toolCallId);
        console.log(part.toolInvocation.args);
        break;
      default:
        console.log('other');
    }
  }
}
