// @from 5
// @row reasoning-file-parts
// @findings warning:13
import type { UIMessage } from 'ai';

export function render({ parts }: UIMessage) {
  return parts.map(part => {
    switch (part.type) {
      case 'text':
        return part.text;
      case 'file':
        return part.url;
      default: throw new Error(part.type);
    }
  });
}
