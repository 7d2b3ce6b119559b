// @from 6
// @row PUT-02
// @findings error:4 error:5 error:6 error:6
import type { ProviderToolFactory } from '@ai-sdk/provider-utils';
import type { ProviderToolFactoryWithOutputSchema } from '@ai-sdk/provider-utils';
import { createProviderToolFactory, createProviderToolFactoryWithOutputSchema } from '@ai-sdk/provider-utils';
import { z } from 'zod';
export const search: ProviderToolFactory<{ query: string }, object> = createProviderToolFactory({
  id: 'acme.search',
  inputSchema: z.object({ query: z.string() }),
});
export const run: ProviderToolFactoryWithOutputSchema<{ a: string }, { b: string }, object> =
  createProviderToolFactoryWithOutputSchema({
    id: 'acme.run',
    inputSchema: z.object({ a: z.string() }),
    outputSchema: z.object({ b: z.string() }),
  });
