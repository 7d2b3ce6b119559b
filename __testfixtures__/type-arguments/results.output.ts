// @from 6
// @row result-types-generic-order event-types-generic-order
import type {
  GenerateTextOnStartCallback,
  GenerateTextOnStepStartCallback,
  GenerateTextResult,
  GenerateTextStartEvent,
  GenerateTextStepStartEvent,
  Output,
  StreamTextResult,
  ToolSet,
} from 'ai';

type Text = Output.Output<string, string>;
export const textOf = async (result: Promise<GenerateTextResult<ToolSet, any, Text>>) => (await result).text;
export function read<T extends ToolSet>(result: StreamTextResult<T, any, never>) {
  return result.textStream;
}
export type Any = GenerateTextResult<any, any, any>;
export type Start = GenerateTextStartEvent<ToolSet, any, Text> | GenerateTextStartEvent<ToolSet, any, Text> | GenerateTextStartEvent<ToolSet>;
export type StepStart = GenerateTextStepStartEvent<ToolSet, any, Text>;
export const start: GenerateTextOnStartCallback<ToolSet, any, Text> = () => {};
export const stepStart: GenerateTextOnStepStartCallback<ToolSet, any, Text>[] = [];
