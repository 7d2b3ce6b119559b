// @from 4
// @only usage-tokens
// @row usage-undefined
import { generateText, type LanguageModel, type LanguageModelUsage } from 'ai';

declare const model: LanguageModel;
declare function charge(tokens: number, note?: string): void;
declare function show(tokens: number | undefined): void;

let total = 0;

interface Row {
  tokens: number;
  more?: number;
}

export async function ask(): Promise<Row> {
  const { usage } = await generateText({ model, prompt: 'Hello' });
  total += usage.inputTokens ?? 0;
  total = total + (usage.outputTokens ?? 0) * 2;
  charge(usage.totalTokens ?? 0);
  show(usage.totalTokens);
  if ((usage.inputTokens ?? 0) > 1000 || usage.totalTokens === 0) charge(-(usage.inputTokens ?? 0));
  console.log('used ' + usage.inputTokens, (usage.outputTokens ?? 0).toFixed(1), usage.totalTokens ?? 0);
  const spent = usage.inputTokens ?? 0;
  charge(spent);
  const noted = usage.outputTokens;
  show(noted);
  const { inputTokens: promptTokens = 0, outputTokens: completionTokens = 1, totalTokens: all } = usage;
  show(all);
  charge(promptTokens + completionTokens);
  return { tokens: usage.totalTokens ?? 0, more: usage.inputTokens };
}

export const sum = (usages: LanguageModelUsage[]): number =>
  usages.reduce((sum, usage) => sum + (usage.totalTokens ?? 0), 0);

export const part = (usage: LanguageModelUsage): number => (usage.inputTokens ? usage.inputTokens ?? 0 : 0);

export const cost = ({ inputTokens: promptTokens = 0, outputTokens: completionTokens = 0 }: LanguageModelUsage) => promptTokens * 3 + completionTokens * 15;

export const lists = (usages: LanguageModelUsage[]) => usages.map(({ totalTokens, inputTokens: promptTokens }) => [totalTokens, promptTokens]);

export const maybe = (usage?: LanguageModelUsage): number => usage?.inputTokens ?? 0;

export function tally(usage: LanguageModelUsage) {
  const counted = { prompt: usage.inputTokens ?? 0, completion: usage.outputTokens };
  counted.prompt += 1;
  return counted;
}
