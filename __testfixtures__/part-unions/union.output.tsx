// @from 4
// @only part-unions, moved-exports
import type { UIMessage, FileUIPart } from 'ai';

interface Props {
  parts:
    | UIMessage['parts']
    | undefined;
}

type Part = UIMessage['parts'][number];

export function Images({ parts }: Props) {
  const images = parts?.filter((part): part is FileUIPart => part.type === 'file') ?? [];
  return <span>{images.length}</span>;
}

export const textOf = (part: Part) => (part.type === 'text' ? part.text : '');
