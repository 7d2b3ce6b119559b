// @from 5
// @row KEY-01 KEY-05
// @only provider-metadata-keys
import { azure } from '@ai-sdk/azure';
import { google } from '@ai-sdk/google';
import { vertex } from '@ai-sdk/google-vertex';
import { generateText, streamText } from 'ai';

const model = vertex('gemini-2.5-pro');
export async function read(prompt: string) {
  const result = await generateText({ model, prompt });
  const { providerMetadata } = await generateText({ model: vertex('gemini-2.5-pro'), prompt });
  const streamed = streamText({ model, prompt });
  const other = await generateText({ model: google('gemini-2.5-pro'), prompt });
  const response = await generateText({ model: azure.responses('gpt-5'), prompt });
  return [
    result.providerMetadata?.googleVertex?.groundingMetadata,
    providerMetadata?.googleVertex,
    (await streamed.providerMetadata)?.['googleVertex'],
    other.providerMetadata?.google,
    response.providerMetadata?.azure?.responseId,
  ];
}
