// @from 7
import { createProviderDefinedToolFactory, createToolNameMapping } from '@ai-sdk/provider-utils';
import { z } from 'zod';

export const search = createProviderDefinedToolFactory({ id: 'acme.search', inputSchema: z.object({ name: z.string() }) });
export const names = createToolNameMapping({ tools: [], providerToolNames: {} });
