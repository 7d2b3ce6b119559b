// @from 4
import { generateText } from 'ai';
import { experimental_createMCPClient, getTextFromDataUrl, type ToolCall } from './mcp';

export const call: ToolCall = { name: 'search' };
export const client = experimental_createMCPClient(getTextFromDataUrl('data:,'));
export { generateText };
