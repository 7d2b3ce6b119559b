// @from 5
import { tool, type PrepareStepFunction, type PrepareStepResult, type ToolCallOptions } from 'ai';
import { z } from 'zod';

export const prepare: PrepareStepFunction = async () => ({});
export const none = (): PrepareStepResult => undefined;
export const id = ({ toolCallId }: ToolCallOptions) => toolCallId;
export const echo = tool<{ text: string }, string>({ inputSchema: z.object({ text: z.string() }), execute: async ({ text }) => text });
