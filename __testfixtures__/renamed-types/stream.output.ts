// @from 6
// @row type-stream-text-on-tool-call-start-callback type-stream-text-on-tool-call-finish-callback type-stream-text-on-start-callback
// @row type-stream-text-on-step-start-callback type-stream-text-on-finish-callback type-tool-loop-agent-on-step-finish-callback
import {
  type Output,
  type StreamTextOnEndCallback,
  type GenerateTextOnStartCallback,
  type GenerateTextOnStepStartCallback,
  type OnToolExecutionEndCallback,
  type OnToolExecutionStartCallback,
  type GenerateTextOnStepEndCallback,
  type ToolSet,
} from 'ai';

type Text = Output.Output<string, string>;
export type Start = GenerateTextOnStartCallback<ToolSet, any, Text>;
export type StepStart = GenerateTextOnStepStartCallback<ToolSet, any, Text>;
export type Step = GenerateTextOnStepEndCallback<ToolSet>;
export type Finish = StreamTextOnEndCallback<ToolSet, any, Text> | StreamTextOnEndCallback<ToolSet>;
export const log: OnToolExecutionStartCallback = () => console.log('start');
export const logEnd: OnToolExecutionEndCallback<ToolSet> = () => console.log('finish');
