// @from 6
// @only object-events
// @row stream-object-on-finish-callback-annotated
import { streamObject, type LanguageModel, type GenerateObjectEndEvent } from 'ai';
import { z } from 'zod';

interface City {
  city: string;
}
const schema = z.object({ city: z.string() });
const onFinish: (event: GenerateObjectEndEvent<City>) => void | Promise<void> = ({ object, response }) => console.log(object?.city, response.id);
export const ask = (model: LanguageModel, prompt: string) => streamObject({ model, prompt, schema, onFinish });

export interface Options {
  onFinish?: (event: GenerateObjectEndEvent<City>) => void | Promise<void>;
  others: ((event: GenerateObjectEndEvent<City>) => void | Promise<void>)[];
}
export const askWith = (model: LanguageModel, prompt: string, options: Options) =>
  streamObject({ model, prompt, schema, onFinish: options.onFinish });
export function askThen(model: LanguageModel, prompt: string, then: ((event: GenerateObjectEndEvent<City>) => void | Promise<void>) | undefined) {
  return streamObject({ model, prompt, schema, onFinish: then });
}
