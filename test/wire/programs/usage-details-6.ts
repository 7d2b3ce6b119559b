// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'Hello.' }, { text: 'Again.' }];

export async function main(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  const { cachedInputTokens, reasoningTokens = 0 } = steps[0]!.usage;
  const result = streamText({ model, prompt: 'Again' });
  const counted: unknown[] = [cachedInputTokens, reasoningTokens];
  for await (const part of result.fullStream) {
    if (part.type === 'finish-step') counted.push(part.usage.cachedInputTokens, part.usage.reasoningTokens);
  }
  return counted;
}
