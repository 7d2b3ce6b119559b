// @from 5
// @row PUT-04
import { asSchema, type FlexibleSchema, type InferSchema, lazySchema } from '@ai-sdk/provider-utils';
import { zodSchema } from 'ai';
import { z } from 'zod';

export const lazy = lazySchema(() => zodSchema(z.object({ name: z.string() })));
export type Name = InferSchema<typeof lazy>;
export const known = (schema: FlexibleSchema<Name>) => asSchema(schema) !== undefined;
