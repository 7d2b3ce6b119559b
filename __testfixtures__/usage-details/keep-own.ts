// @from 6
import { generateText, type LanguageModel } from 'ai';

interface UsageRow {
  cachedInputTokens: number;
  reasoningTokens: number;
}

export const total = (rows: UsageRow[]) => rows.reduce((sum, row) => sum + row.cachedInputTokens + row.reasoningTokens, 0);

export async function save(model: LanguageModel, insert: (row: UsageRow) => Promise<void>) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  const reported = steps[0]?.providerMetadata?.openai?.reasoningTokens;
  const { inputTokenDetails, outputTokenDetails } = steps[0]!.usage;
  const reasoningTokens = outputTokenDetails.reasoningTokens ?? Number(reported);
  await insert({ cachedInputTokens: inputTokenDetails.cacheReadTokens ?? 0, reasoningTokens });
}
