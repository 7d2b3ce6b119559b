// @from 4
// @row UCO-04
import { useObject } from '@ai-sdk/react';
import { z } from 'zod';

const schema = z.object({ name: z.string() });

export const Ask = () => useObject({ api: '/api/ask', schema }).object?.name;
