// @from none
// @findings warning:6
import { generateObject, generateText, type LanguageModel } from 'ai';

export async function read(model: LanguageModel) {
  const body = (await generateText({ model, prompt: 'Hello' })).steps[0]?.request.body;
  const object = await generateObject({ model, output: 'no-schema', prompt: 'Hello' });
  return [body, object.request.body];
}
