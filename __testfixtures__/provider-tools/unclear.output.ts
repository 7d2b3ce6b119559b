// @from 5
// @types-skip-output who runs the tool is left to a person
// @findings error:9
import type { Tool } from 'ai';
import { z } from 'zod';

// Of a provider.
export const search: Tool = {
  type: 'provider',
  id: 'acme.search',
  args: {},
  inputSchema: z.object({}),
};
