// @from 6
import type { LanguageModel, ToolSet } from 'ai';

export interface ToolExecutionOptions {
  depth: number;
}
export interface GenerateTextResult<A, B> {
  a: A;
  b: B;
}
export class ToolLoopAgent<A, B, C> {
  constructor(readonly parts: [A, B, C]) {}
}
export const generateText = <A, B>(model: LanguageModel): GenerateTextResult<A, B> | undefined => (model ? undefined : undefined);
export const depth = ({ depth }: ToolExecutionOptions) => depth;
export const result = (model: LanguageModel) => generateText<ToolSet, string>(model);
export const agent = new ToolLoopAgent<string, string, never>(['', '', null as never]);
