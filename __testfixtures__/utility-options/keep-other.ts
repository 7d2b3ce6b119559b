// @from 6
import { createToolNameMapping } from '@ai-sdk/provider-utils';

declare function executeTool(options: { execute: () => string }): string;

export const names = createToolNameMapping({ tools: [], providerToolNames: { 'acme.search': 'search' } });
export const run = () => executeTool({ execute: () => 'a' });
