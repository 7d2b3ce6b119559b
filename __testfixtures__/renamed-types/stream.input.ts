// @from 6
// @row type-stream-text-on-tool-call-start-callback type-stream-text-on-tool-call-finish-callback type-stream-text-on-start-callback
// @row type-stream-text-on-step-start-callback type-stream-text-on-finish-callback type-tool-loop-agent-on-step-finish-callback
import {
  type Output,
  type StreamTextOnFinishCallback,
  type StreamTextOnStartCallback,
  type StreamTextOnStepStartCallback,
  type StreamTextOnToolCallFinishCallback,
  type StreamTextOnToolCallStartCallback,
  type ToolLoopAgentOnStepFinishCallback,
  type ToolSet,
} from 'ai';

type Text = Output.Output<string, string>;
export type Start = StreamTextOnStartCallback<ToolSet, Text>;
export type StepStart = StreamTextOnStepStartCallback<ToolSet, Text>;
export type Step = ToolLoopAgentOnStepFinishCallback<ToolSet>;
export type Finish = StreamTextOnFinishCallback<ToolSet, Text> | StreamTextOnFinishCallback<ToolSet>;
export const log: StreamTextOnToolCallStartCallback = () => console.log('start');
export const logEnd: StreamTextOnToolCallFinishCallback<ToolSet> = () => console.log('finish');
