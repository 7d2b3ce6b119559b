// @from 6
// @row type-generate-text-on-finish-callback type-generate-text-on-step-finish-callback type-on-start-event type-on-step-start-event STR-15
// @row type-on-step-finish-event type-on-finish-event type-on-tool-call-start-event type-on-tool-call-finish-event
// @row type-uimessage-stream-on-finish-callback type-uimessage-stream-on-step-finish-callback type-experimental-generated-image
import type {
  GeneratedFile,
  GenerateTextOnEndCallback,
  GenerateTextOnStepEndCallback,
  GenerateTextEndEvent,
  GenerateTextStartEvent,
  GenerateTextStepEndEvent,
  GenerateTextStepStartEvent,
  ToolExecutionEndEvent,
  ToolExecutionStartEvent,
  ToolSet,
  UIMessage,
  UIMessageStreamOnEndCallback,
  UIMessageStreamOnStepEndCallback,
} from 'ai';

export interface Hooks<M extends UIMessage> {
  finish: GenerateTextOnEndCallback<ToolSet>;
  step: GenerateTextOnStepEndCallback<ToolSet>;
  message: UIMessageStreamOnEndCallback<M>;
  messageStep: UIMessageStreamOnStepEndCallback<M>;
}
export type Logged = GenerateTextStartEvent | GenerateTextStepStartEvent<ToolSet> | GenerateTextStepEndEvent | GenerateTextEndEvent<ToolSet>;
export type Called = ToolExecutionStartEvent | ToolExecutionEndEvent<ToolSet>;
export const isNamed = (event: Logged): event is GenerateTextEndEvent<ToolSet> => 'text' in event;
export const bytes = (image: GeneratedFile) => image.uint8Array.length;
