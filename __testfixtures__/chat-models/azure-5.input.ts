// @from 5
// @row DEF-02
import { azure, createAzure } from '@ai-sdk/azure';
import { openai } from '@ai-sdk/openai';

const own = createAzure({ resourceName: 'acme' });
export const models = [azure('gpt-4o'), own('gpt-4o'), own.responses('gpt-4o'), openai('gpt-4o')];
export const embed = azure.textEmbeddingModel;
