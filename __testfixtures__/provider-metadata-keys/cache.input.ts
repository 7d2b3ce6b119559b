// @from 6
// @row KEY-08
// @only provider-metadata-keys
// @findings error:12
import { anthropic } from '@ai-sdk/anthropic';
import { generateText, streamText } from 'ai';

export async function read(prompt: string) {
  const result = await generateText({ model: anthropic('claude-sonnet-4-5'), prompt });
  const streamed = streamText({ model: anthropic('claude-sonnet-4-5'), prompt });
  const metadata = result.providerMetadata?.anthropic;
  const kept = metadata?.cacheCreationInputTokens;
  return [
    kept,
    result.providerMetadata?.anthropic?.cacheCreationInputTokens,
    (await streamed.providerMetadata)?.anthropic?.cacheCreationInputTokens,
    result.steps[0]!.providerMetadata?.anthropic?.cacheCreationInputTokens,
  ];
}
