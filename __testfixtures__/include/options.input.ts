// @from 6
// @row experimental-include include-raw-chunks
import { generateText, streamText, type LanguageModel } from 'ai';
import * as ai from 'ai';

export async function renamed(model: LanguageModel, requestBody: boolean) {
  const experimental_include = { requestBody };
  await generateText({ model, prompt: 'Hello', experimental_include: { requestBody: true, responseBody: false } });
  await ai.generateText({ model, prompt: 'Hello', 'experimental_include': { requestBody } });
  await generateText({ model, prompt: 'Hello', experimental_include });
  await generateText({ model, prompt: 'Hello', ...(requestBody && { experimental_include: { requestBody } }) });
}

export function raw(model: LanguageModel, includeRawChunks: boolean, isVerbose: boolean) {
  const include = { requestBody: false };
  return [
    streamText({ model, prompt: 'Hello', includeRawChunks: true }),
    streamText({ model, prompt: 'Hello', includeRawChunks }),
    streamText({ model, prompt: 'Hello', includeRawChunks: isVerbose || process.env.DEBUG === '1' }),
    streamText({ model, prompt: 'Hello', includeRawChunks: true, experimental_include: { requestBody: false } }),
    streamText({ model, prompt: 'Hello', experimental_include: include, includeRawChunks: true }),
    streamText({ model, prompt: 'Hello', ...(isVerbose ? { includeRawChunks: true } : {}) }),
    streamText({
      model,
      prompt: 'Hello',
      // To see what the provider sends.
      includeRawChunks: true,
      experimental_include: {
        requestBody: true,
      },
    }),
  ];
}

export function shared(model: LanguageModel) {
  const options = { model, prompt: 'Hello', includeRawChunks: true };
  return streamText(options);
}

export async function merged(model: LanguageModel, include: { requestBody?: boolean }) {
  const first = await generateText({ model, prompt: 'Hello', experimental_include: include });
  const second = await generateText({ model, prompt: 'Hello', experimental_include: { ...include } });
  return [first.steps[0]?.response.body, second.steps[0]?.response.body];
}
