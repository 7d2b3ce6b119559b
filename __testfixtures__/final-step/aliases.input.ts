// @from 6
// @only final-step
// @row final-step-aliases
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export async function generated() {
  const result = await generateText({ model, prompt: 'Hello' });
  console.log(result.reasoningText, result.request.body, result.providerMetadata?.['openai']);
  console.log(result.response.id, result.response.modelId, result.response.timestamp, result.response.headers?.['x-id']);
  const { response, text, providerMetadata: metadata } = await generateText({ model, prompt: 'Hello' });
  return { text, metadata, id: response.id };
}

export async function streamed() {
  const result = streamText({ model, prompt: 'Hello' });
  console.log(await result.reasoningText, (await result.request).body, await result.providerMetadata);
  const { headers } = await result.response;
  const { response, textStream } = streamText({ model, prompt: 'Hello' });
  for await (const chunk of textStream) console.log(chunk);
  return { headers, id: (await response).id };
}
