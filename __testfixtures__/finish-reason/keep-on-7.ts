// @from 7
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask(kind: string) {
  const { finishReason } = await generateText({ model, prompt: 'Hello' });
  return finishReason === 'other' || kind === 'unknown';
}
