// @from 4
// @only part-unions, moved-exports
import type {
  FileUIPart,
  ReasoningUIPart,
  SourceUIPart,
  StepStartUIPart,
  TextUIPart,
  ToolInvocationUIPart,
} from '@ai-sdk/ui-utils';

interface Props {
  parts:
    | (TextUIPart | ReasoningUIPart | ToolInvocationUIPart | SourceUIPart | FileUIPart | StepStartUIPart)[]
    | undefined;
}

type Part = StepStartUIPart | FileUIPart | SourceUIPart | ToolInvocationUIPart | ReasoningUIPart | TextUIPart;

export function Images({ parts }: Props) {
  const images = parts?.filter((part): part is FileUIPart => part.type === 'file') ?? [];
  return <span>{images.length}</span>;
}

export const textOf = (part: Part) => (part.type === 'text' ? part.text : '');
