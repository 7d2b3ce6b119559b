// @from 4
// @row PUT-04
// @only renamed-exports
import { zodSchema } from '@ai-sdk/provider-utils';
import { z } from 'zod';

export const name = zodSchema(z.object({ name: z.string() }));
