// @from 4
// @row UCO-04
import { experimental_useObject } from '@ai-sdk/react';
import { z } from 'zod';

const schema = z.object({ name: z.string() });

export const Ask = () => experimental_useObject({ api: '/api/ask', schema }).object?.name;
