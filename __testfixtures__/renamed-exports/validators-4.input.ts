// @from 4
// @row PUT-04
// @only renamed-exports
import { zodValidator } from '@ai-sdk/provider-utils';
import { z } from 'zod';

export const name = zodValidator(z.object({ name: z.string() }));
