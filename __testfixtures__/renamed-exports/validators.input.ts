// @from 5
// @row PUT-04
import { asValidator, type FlexibleValidator, type InferValidator, lazyValidator } from '@ai-sdk/provider-utils';
import { zodSchema } from 'ai';
import { z } from 'zod';

export const lazy = lazyValidator(() => zodSchema(z.object({ name: z.string() })));
export type Name = InferValidator<typeof lazy>;
export const known = (schema: FlexibleValidator<Name>) => asValidator(schema) !== undefined;
