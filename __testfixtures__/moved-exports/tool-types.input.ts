// @from 4
// @row type-tool-call-result PUT-06 PUT-09
// @only moved-exports renamed-types
import type { CoreToolCall, CoreToolResult, ToolCall, ToolSet } from 'ai';
import type { CoreToolCall as Old } from '@ai-sdk/provider-utils';

export const names = (calls: ToolCall<string, unknown>[]) => calls.map(({ toolName }) => toolName);
export const ids = (calls: CoreToolCall<string, unknown>[]) => calls.map(({ toolCallId }) => toolCallId);
export const done = (results: CoreToolResult<string, unknown, unknown>[]) => results.map(({ toolName }) => toolName);
export const old = ({ toolName }: Old<string, unknown>) => toolName;
export const none: ToolSet = {};
