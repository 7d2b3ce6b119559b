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
  total += usage.promptTokens;
  total = total + usage.completionTokens * 2;
  charge(usage.totalTokens);
  show(usage.totalTokens);
  if (usage.promptTokens > 1000 || usage.totalTokens === 0) charge(-usage.promptTokens);
  console.log('used ' + usage.promptTokens, usage.completionTokens.toFixed(1), usage.totalTokens ?? 0);
  const spent = usage.promptTokens;
  charge(spent);
  const noted = usage.completionTokens;
  show(noted);
  const { promptTokens, completionTokens = 1, totalTokens: all } = usage;
  show(all);
  charge(promptTokens + completionTokens);
  return { tokens: usage.totalTokens, more: usage.promptTokens };
}

export const sum = (usages: LanguageModelUsage[]): number =>
  usages.reduce((sum, usage) => sum + usage.totalTokens, 0);

export const part = (usage: LanguageModelUsage): number => (usage.promptTokens ? usage.promptTokens : 0);

export const cost = ({ promptTokens, completionTokens }: LanguageModelUsage) => promptTokens * 3 + completionTokens * 15;

export const lists = (usages: LanguageModelUsage[]) => usages.map(({ totalTokens, promptTokens }) => [totalTokens, promptTokens]);

export const maybe = (usage?: LanguageModelUsage): number => usage?.promptTokens ?? 0;

export function tally(usage: LanguageModelUsage) {
  const counted = { prompt: usage.promptTokens, completion: usage.completionTokens };
  counted.prompt += 1;
  return counted;
}
