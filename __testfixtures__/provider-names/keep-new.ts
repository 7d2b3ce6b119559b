// @from 5
import { azure } from '@ai-sdk/azure';

const model = azure.chat('gpt-5');
export const isAzure = model.provider === 'azure.chat' || model.provider === 'not-azure-openai.chat';
