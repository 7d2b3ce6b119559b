// @from 5
import { generateObject, streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ title: z.string() });

export const title = (model: LanguageModel, text: string) =>
  generateObject({
    model,
    schema,
    messages: [
      { role: 'system', content: 'Give a title.' },
      { role: 'user', content: text },
    ],
  });

export const titles = (model: LanguageModel, text: string) =>
  streamObject({ model, schema, messages: [{ role: 'system', content: 'Give a title.' }, { role: 'user', content: text }] });
