// @from 4
// @row object-enum-literal-type
import { generateObject, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const models = { complex: 'large', simple: 'small' };

export async function classify(prompt: string): Promise<'yes' | 'no'> {
  const result = await generateObject({ model, output: 'enum', enum: ['yes', 'no'] as ('yes' | 'no')[], prompt });
  return result.object;
}

export async function route(prompt: string) {
  const { object: kind } = await generateObject({
    model,
    output: 'enum',
    enum: ['complex', 'simple'] as ('complex' | 'simple')[],
    prompt,
  });
  return models[kind];
}

export async function show(prompt: string) {
  const { object } = await generateObject({ model, output: 'enum', enum: ['a', 'b'], prompt });
  console.log(object);
  return `It is ${object}`;
}
