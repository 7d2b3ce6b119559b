// @from 4
// @only usage-tokens
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

interface Counted {
  promptTokens: number;
  completionTokens: number;
  totalTokens?: number;
  label?: string;
}

declare function track(counted: Counted): Promise<void>;
declare function store(row: { user: string; usage: Counted }): Promise<void>;

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  await track({ promptTokens: result.usage.inputTokens ?? 0, completionTokens: result.usage.outputTokens ?? 0, totalTokens: result.usage.totalTokens });
  const { usage } = result;
  await store({ user: 'a', usage: { promptTokens: usage.inputTokens ?? 0, completionTokens: usage.outputTokens ?? 0, totalTokens: usage.totalTokens } });
  await store({ user: 'a', usage: { promptTokens: result.usage.inputTokens ?? 0, completionTokens: result.usage.outputTokens ?? 0, totalTokens: result.usage.totalTokens } });
  const kept: Counted = { promptTokens: usage.inputTokens ?? 0, completionTokens: usage.outputTokens ?? 0, totalTokens: usage.totalTokens };
  return kept;
}

export const counted = async (): Promise<Counted> => {
  const { usage } = await generateText({ model, prompt: 'Hello' });
  return { promptTokens: usage.inputTokens ?? 0, completionTokens: usage.outputTokens ?? 0, totalTokens: usage.totalTokens };
};
