// @from none
import { generateText, isStepCount, Output, tool, ToolLoopAgent, type GenerateTextResult, type LanguageModel, type ToolExecutionOptions, type ToolSet } from 'ai';
import { z } from 'zod';

export const id = ({ toolCallId }: ToolExecutionOptions<unknown>) => toolCallId;
export const text = (result: GenerateTextResult<ToolSet, { user: string }, Output.Output<string>>) => result.text;
export const agent = (model: LanguageModel) => new ToolLoopAgent<never, {}, { user: string }>({ model, runtimeContext: { user: '' } });
export const echo = tool<{ text: string }, any>({ inputSchema: z.object({ text: z.string() }) });
export const ask = (model: LanguageModel, prompt: string) =>
  generateText<ToolSet, { user: string }>({ model, prompt, stopWhen: isStepCount(3), runtimeContext: { user: '' } });
