// @from 6
// @only final-step
// @row final-step-aliases
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export async function generated() {
  const result = await generateText({ model, prompt: 'Hello' });
  console.log(result.finalStep.reasoningText, result.finalStep.request.body, result.finalStep.providerMetadata?.['openai']);
  console.log(result.finalStep.response.id, result.finalStep.response.modelId, result.finalStep.response.timestamp, result.finalStep.response.headers?.['x-id']);
  const { finalStep: { response, providerMetadata: metadata }, text } = await generateText({ model, prompt: 'Hello' });
  return { text, metadata, id: response.id };
}

export async function streamed() {
  const result = streamText({ model, prompt: 'Hello' });
  console.log((await result.finalStep).reasoningText, (await result.finalStep).request.body, (await result.finalStep).providerMetadata);
  const { headers } = (await result.finalStep).response;
  const { finalStep, textStream } = streamText({ model, prompt: 'Hello' });
  for await (const chunk of textStream) console.log(chunk);
  return { headers, id: (await finalStep).response.id };
}
