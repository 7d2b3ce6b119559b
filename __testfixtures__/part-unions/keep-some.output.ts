// @from 4
// @only part-unions
import type { FileUIPart, ReasoningUIPart, SourceUIPart, TextUIPart, ToolInvocationUIPart } from '@ai-sdk/ui-utils';

interface StepStartUIPart {
  type: 'step-start';
}

export type Shown = TextUIPart | ToolInvocationUIPart | FileUIPart;
export type Noted = { type: 'note' } | TextUIPart;
export type Mixed =
  | TextUIPart
  | ReasoningUIPart
  | ToolInvocationUIPart
  | SourceUIPart
  | FileUIPart
  | StepStartUIPart;
