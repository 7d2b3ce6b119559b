// @from 4
import { createAzure } from '@ai-sdk/azure';

const own = { createAzure: (settings: { apiVersion: string }) => settings.apiVersion };
export const flagged = createAzure({ resourceName: 'acme', apiVersion: '2024-10-21', useDeploymentBasedUrls: true });
export const other = own.createAzure({ apiVersion: '2024-10-21' });
