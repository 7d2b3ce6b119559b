// @from 4
// @only stream-parts
import type { Message, UIMessage } from 'ai';

type UIPart = UIMessage['parts'][number];

export const shown = (message: UIMessage) =>
  message.parts.filter(part => part.type !== 'step-start').map(part => {
    switch (part.type) {
      case 'reasoning':
        return part.reasoning;
      case 'source':
        return part.source.url;
      case 'file':
        return part.mimeType;
      default:
        return '';
    }
  });

const kinds: UIPart['type'][] = ['reasoning', 'step-start'];
export const isQuiet = (part: UIPart) => kinds.includes(part.type);
export const thoughts = ({ parts = [] }: Message) => parts.filter(({ type }) => ['reasoning'].includes(type));
export type Reasoning = Extract<UIPart, { type: 'reasoning' }>;
