// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'Hello.' }, { text: 'Again.' }, { text: 'Quiet.' }];

export async function main(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  const seen: unknown[] = [steps[0]?.request.body, steps.at(-1)?.response.body];
  const result = streamText({ model, prompt: 'Again', includeRawChunks: true });
  for await (const part of result.fullStream) {
    if (part.type === 'start-step') seen.push(part.request.body);
    if (part.type === 'raw') seen.push(part.rawValue);
  }
  const quiet = await generateText({ model, prompt: 'Quiet', experimental_include: { requestBody: false } });
  seen.push(quiet.steps[0]?.request.body ?? 'none', quiet.steps[0]?.response.body);
  return seen;
}
