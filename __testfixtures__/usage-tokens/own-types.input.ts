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
  await track(result.usage);
  const { usage } = result;
  await store({ user: 'a', usage });
  await store({ user: 'a', usage: result.usage });
  const kept: Counted = usage;
  return kept;
}

export const counted = async (): Promise<Counted> => {
  const { usage } = await generateText({ model, prompt: 'Hello' });
  return usage;
};
