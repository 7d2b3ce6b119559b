// @from 5
import { createAzure } from '@ai-sdk/azure';

export const dated = createAzure({ resourceName: 'acme', apiVersion: '2024-10-21' });
