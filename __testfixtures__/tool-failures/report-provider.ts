// @from 4
// @row tool-exec-finish-reason
// @findings info:4
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type ToolSet } from 'ai';

const local = createOpenAICompatible({ name: 'local', baseURL: 'http://localhost:11434/v1' });

export const main = (tools: ToolSet, prompt: string) => generateText({ model: local('qwen'), tools, prompt });
