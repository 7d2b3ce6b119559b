// @from 5
// @row PUT-03
import { createProviderDefinedToolFactory, createProviderDefinedToolFactoryWithOutputSchema as withOutput } from '@ai-sdk/provider-utils';
import { z } from 'zod';

export const search = createProviderDefinedToolFactory<{ query: string }, { max?: number }>({
  id: 'acme.search',
  name: 'search',
  inputSchema: z.object({ query: z.string() }),
});

export const run = withOutput({ id: 'acme.run', name: 'run', inputSchema: z.object({ a: z.string() }), outputSchema: z.object({ b: z.string() }) });
