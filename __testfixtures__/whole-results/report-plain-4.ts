// @from 4
// @only whole-results
// @row result-not-serialisable
// @findings error:12 error:13 info:14 error:15 error:16 info:22
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function save(text: string): void;

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  save(JSON.stringify(result));
  const copy = { ...result, at: 1 };
  console.log(JSON.stringify(result.steps, null, 2));
  const steps = result.steps.map(step => ({ ...step }));
  return [copy, steps, Response.json(await generateText({ model, prompt: 'Hello' }))];
}

export const stream = () => streamText({
  model,
  prompt: 'Hello',
  onFinish: event => save(JSON.stringify(event)),
});
