// @from 5
// @row DEF-07
// @only strict-schemas
// @findings error:25 info:27
import { azure } from '@ai-sdk/azure';
import { openai } from '@ai-sdk/openai';
import { generateObject, streamObject } from 'ai';
import { z } from 'zod';

const name = z.string().optional();
const person = z.object({ name });
declare const options: { openai: { user: string } };

export const one = (prompt: string) => generateObject({ model: openai('gpt-5'), schema: person, prompt, providerOptions: { openai: { strictJsonSchema: false } } });
export const two = (prompt: string) =>
  streamObject({
    model: azure('gpt-5'),
    schema: z.object({ tags: z.record(z.string(), z.string()) }),
    prompt,
    providerOptions: { openai: { user: 'a', strictJsonSchema: false } },
  });
export const three = (prompt: string) => generateObject({ model: azure.responses('gpt-5'), schema: person, prompt, providerOptions: { azure: { strictJsonSchema: false } } });
export const strict = (prompt: string) =>
  generateObject({ model: openai('gpt-5'), schema: z.object({ title: z.string() }), prompt });
export const given = (prompt: string) => generateObject({ model: openai('gpt-5'), schema: person, prompt, providerOptions: options });
export const handed = (prompt: string, schema: z.ZodType<{ title: string }>) =>
  generateObject({ model: openai('gpt-5'), schema, prompt });
