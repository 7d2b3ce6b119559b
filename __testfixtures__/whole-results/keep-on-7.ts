// @from 7
// @only whole-results
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  return Response.json({ ...result });
}
