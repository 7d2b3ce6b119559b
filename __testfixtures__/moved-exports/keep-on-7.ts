// @from 7
import { generateId, getTextFromDataUrl, isStepCount, type RequestOptions } from 'ai';
import type { ToolCall } from '@ai-sdk/provider-utils';

export const options: RequestOptions = { maxRetries: 0 };
export const id = generateId() + getTextFromDataUrl('data:,a');
export const name = ({ toolName }: ToolCall<string, unknown>) => toolName;
export const stop = isStepCount(2);
