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
    result.usage?.inputTokenDetails?.cacheWriteTokens,
    (await streamed.usage)?.inputTokenDetails?.cacheWriteTokens,
    result.steps[0]!.usage?.inputTokenDetails?.cacheWriteTokens,
  ];
}
