// @from 5
import { generateObject, streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ title: z.string() });

export const title = (model: LanguageModel, text: string) =>
  generateObject({
    model,
    schema,
    instructions: 'Give a title.',
    messages: [
      { role: 'user', content: text },
    ],
  });

export const titles = (model: LanguageModel, text: string) =>
  streamObject({ model, schema, instructions: 'Give a title.', messages: [{ role: 'user', content: text }] });
