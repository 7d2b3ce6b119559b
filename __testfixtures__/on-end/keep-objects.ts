// @from 6
// @row guard-on-finish-object
import { streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ title: z.string() });

export const stream = (model: LanguageModel, prompt: string) =>
  streamObject({ model, schema, prompt, onFinish: ({ object }) => console.log(object) });

export const held = (model: LanguageModel, prompt: string) => {
  const options = { model, schema, prompt, onFinish: () => console.log(prompt) };
  return streamObject(options);
};
