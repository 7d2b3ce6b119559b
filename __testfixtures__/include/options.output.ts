// @from 6
// @row experimental-include include-raw-chunks
import { generateText, streamText, type LanguageModel } from 'ai';
import * as ai from 'ai';

export async function renamed(model: LanguageModel, requestBody: boolean) {
  const experimental_include = { requestBody };
  await generateText({ model, prompt: 'Hello', include: { requestBody: true, responseBody: false } });
  await ai.generateText({ model, prompt: 'Hello', 'include': { requestBody } });
  await generateText({ model, prompt: 'Hello', include: experimental_include });
  await generateText({ model, prompt: 'Hello', ...(requestBody && { include: { requestBody } }) });
}

export function raw(model: LanguageModel, includeRawChunks: boolean, isVerbose: boolean) {
  const include = { requestBody: false };
  return [
    streamText({ model, prompt: 'Hello', include: { rawChunks: true } }),
    streamText({ model, prompt: 'Hello', include: { rawChunks: includeRawChunks } }),
    streamText({ model, prompt: 'Hello', include: { rawChunks: isVerbose || process.env.DEBUG === '1' } }),
    streamText({ model, prompt: 'Hello', include: { requestBody: false, rawChunks: true } }),
    streamText({ model, prompt: 'Hello', include: { ...include, rawChunks: true } }),
    streamText({ model, prompt: 'Hello', ...(isVerbose ? { include: { rawChunks: true } } : {}) }),
    streamText({
      model,
      prompt: 'Hello',
      // To see what the provider sends.
      include: {
        requestBody: true,
        rawChunks: true,
      },
    }),
  ];
}

export function shared(model: LanguageModel) {
  const options = { model, prompt: 'Hello', include: { rawChunks: true } };
  return streamText(options);
}

export async function merged(model: LanguageModel, include: { requestBody?: boolean }) {
  const first = await generateText({ model, prompt: 'Hello', include: { responseBody: true, ...include } });
  const second = await generateText({ model, prompt: 'Hello', include: { responseBody: true, ...include } });
  return [first.steps[0]?.response.body, second.steps[0]?.response.body];
}
