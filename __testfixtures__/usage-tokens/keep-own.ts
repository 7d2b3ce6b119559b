// @from 4
// @only usage-tokens
import { embed, type EmbeddingModel, generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const embeddings: EmbeddingModel<string>;

interface Row {
  promptTokens: number;
  completionTokens: number;
  totalTokens: number;
}

export function price({ promptTokens, completionTokens }: Row, row: Row): number {
  const usage = { promptTokens: 1, completionTokens: 2, totalTokens: 3 };
  return promptTokens * 3 + completionTokens + row.totalTokens + usage.promptTokens;
}

export async function raw(response: Response) {
  const { usage } = (await response.json()) as { usage: Row };
  const { usage: embedded } = await embed({ model: embeddings, value: 'Hello' });
  const { text } = await generateText({ model, prompt: 'Hello' });
  return { promptTokens: usage.promptTokens, tokens: embedded.tokens, text };
}
