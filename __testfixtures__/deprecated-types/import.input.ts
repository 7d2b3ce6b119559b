// @from 6
// @row type-generate-text-on-finish-callback type-generate-text-on-step-finish-callback type-on-start-event type-on-step-start-event STR-15
// @row type-on-step-finish-event type-on-finish-event type-on-tool-call-start-event type-on-tool-call-finish-event
// @row type-uimessage-stream-on-finish-callback type-uimessage-stream-on-step-finish-callback type-experimental-generated-image
import type {
  Experimental_GeneratedImage,
  GenerateTextOnFinishCallback,
  GenerateTextOnStepFinishCallback,
  OnFinishEvent,
  OnStartEvent,
  OnStepFinishEvent,
  OnStepStartEvent,
  OnToolCallFinishEvent,
  OnToolCallStartEvent,
  ToolSet,
  UIMessage,
  UIMessageStreamOnFinishCallback,
  UIMessageStreamOnStepFinishCallback,
} from 'ai';

export interface Hooks<M extends UIMessage> {
  finish: GenerateTextOnFinishCallback<ToolSet>;
  step: GenerateTextOnStepFinishCallback<ToolSet>;
  message: UIMessageStreamOnFinishCallback<M>;
  messageStep: UIMessageStreamOnStepFinishCallback<M>;
}
export type Logged = OnStartEvent | OnStepStartEvent<ToolSet> | OnStepFinishEvent | OnFinishEvent<ToolSet>;
export type Called = OnToolCallStartEvent | OnToolCallFinishEvent<ToolSet>;
export const isNamed = (event: Logged): event is OnFinishEvent<ToolSet> => 'text' in event;
export const bytes = (image: Experimental_GeneratedImage) => image.uint8Array.length;
