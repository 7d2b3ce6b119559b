// @from 7
import type { FinishReason, UIMessage } from 'ai';

export const isBad: Record<FinishReason, boolean> = {
  stop: false,
  length: false,
  'content-filter': true,
  'tool-calls': false,
  error: true,
  interrupted: true,
  other: false,
};

export function render(part: UIMessage['parts'][number]) {
  switch (part.type) {
    case 'text':
      return part.text;
    default:
      throw new Error(part.type);
  }
}
