// @from 5
import { tool, type PrepareStepFunction, type PrepareStepResult, type ToolExecutionOptions } from 'ai';
import { z } from 'zod';

export const prepare: PrepareStepFunction<any> = async () => ({});
export const none = (): PrepareStepResult<any> => undefined;
export const id = ({ toolCallId }: ToolExecutionOptions<any>) => toolCallId;
export const echo = tool<{ text: string }, string, any>({ inputSchema: z.object({ text: z.string() }), execute: async ({ text }) => text });
