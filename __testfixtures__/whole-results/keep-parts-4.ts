// @from 4
// @only whole-results
import { generateObject, generateText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

export async function ask() {
  const { text, usage, toolCalls } = await generateText({ model, prompt: 'Hello' });
  const result = await generateObject({ model, schema: z.string(), prompt: 'Hello' });
  return [JSON.stringify({ text, usage }), JSON.stringify(toolCalls), { ...usage }, JSON.stringify(result.object)];
}
