// @from 7
import { generateText, streamText, type LanguageModel } from 'ai';

export async function read(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'Hello', include: { requestBody: true } });
  const result = streamText({ model, prompt: 'Hello', include: { rawChunks: true } });
  return [steps[0]?.request.body, (await result.steps)[0]?.request.body];
}
