// @from 4
// @row PRV-24
// @findings warning:8 warning:9
import { azure } from '@ai-sdk/azure';

const chat = azure.chat('gpt-4o');

export const isAzure = chat.provider === 'azure-openai.chat';
export const isClaude = (model: { provider: string }) => model.provider.startsWith('vertex.anthropic.');
