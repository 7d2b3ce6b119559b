// @from 6
// @row result-types-generic-order event-types-generic-order
import type {
  GenerateTextOnStartCallback,
  GenerateTextOnStepStartCallback,
  GenerateTextResult,
  OnStartEvent,
  OnStepStartEvent,
  Output,
  StreamTextResult,
  ToolSet,
} from 'ai';

type Text = Output.Output<string, string>;
export const textOf = async (result: Promise<GenerateTextResult<ToolSet, Text>>) => (await result).text;
export function read<T extends ToolSet>(result: StreamTextResult<T, never>) {
  return result.textStream;
}
export type Any = GenerateTextResult<any, any>;
export type Start = OnStartEvent<ToolSet, Text> | OnStartEvent<ToolSet, Text, { requestBody: boolean }> | OnStartEvent<ToolSet>;
export type StepStart = OnStepStartEvent<ToolSet, Text>;
export const start: GenerateTextOnStartCallback<ToolSet, Text> = () => {};
export const stepStart: GenerateTextOnStepStartCallback<ToolSet, Text>[] = [];
