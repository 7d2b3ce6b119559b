// @from 4
// @row type-tool-call-result PUT-06 PUT-09
// @only moved-exports renamed-types
import type { ToolSet } from 'ai';
import type { ToolCall as Old, ToolResult } from '@ai-sdk/provider-utils';

export const names = (calls: Old<string, unknown>[]) => calls.map(({ toolName }) => toolName);
export const ids = (calls: Old<string, unknown>[]) => calls.map(({ toolCallId }) => toolCallId);
export const done = (results: ToolResult<string, unknown, unknown>[]) => results.map(({ toolName }) => toolName);
export const old = ({ toolName }: Old<string, unknown>) => toolName;
export const none: ToolSet = {};
