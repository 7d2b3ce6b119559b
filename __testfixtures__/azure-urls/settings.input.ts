// @from 4
// @row DEF-03
// @findings warning:14
import { createAzure } from '@ai-sdk/azure';

declare const url: string;
export const dated = createAzure({ resourceName: 'acme', apiVersion: '2024-10-21' });
export const based = createAzure({
  baseURL: 'https://acme.openai.azure.com/openai/deployments',
  apiKey: 'key',
});
export const built = createAzure({ baseURL: `https://${url}/openai/deployments/` });
export const plain = createAzure({ resourceName: 'acme' });
export const unknown = createAzure({ baseURL: url });
