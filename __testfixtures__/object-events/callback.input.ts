// @from 6
// @only object-events
// @row stream-object-on-finish-callback-annotated
import { streamObject, type LanguageModel, type StreamObjectOnFinishCallback } from 'ai';
import { z } from 'zod';

interface City {
  city: string;
}
const schema = z.object({ city: z.string() });
const onFinish: StreamObjectOnFinishCallback<City> = ({ object, response }) => console.log(object?.city, response.id);
export const ask = (model: LanguageModel, prompt: string) => streamObject({ model, prompt, schema, onFinish });

export interface Options {
  onFinish?: StreamObjectOnFinishCallback<City>;
  others: StreamObjectOnFinishCallback<City>[];
}
export const askWith = (model: LanguageModel, prompt: string, options: Options) =>
  streamObject({ model, prompt, schema, onFinish: options.onFinish });
export function askThen(model: LanguageModel, prompt: string, then: StreamObjectOnFinishCallback<City> | undefined) {
  return streamObject({ model, prompt, schema, onFinish: then });
}
