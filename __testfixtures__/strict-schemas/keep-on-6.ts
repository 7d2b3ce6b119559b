// @from 6
// @only strict-schemas
import { openai } from '@ai-sdk/openai';
import { generateObject } from 'ai';
import { z } from 'zod';

const schema = z.object({ name: z.string().optional() });
export const one = (prompt: string) => generateObject({ model: openai('gpt-5'), schema, prompt });
