// @from 4
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

const presets = {
  short: { maxOutputTokens: 100 },
  long: { maxOutputTokens: 1000, temperature: 1 },
} as const;

const attempts = [{ maxOutputTokens: 100 }, { maxOutputTokens: 200, temperature: 1 }];

export const byName = (prompt: string, name: keyof typeof presets) => generateText({ model, prompt, ...presets[name] });

export async function byLoop(prompt: string) {
  for (const attempt of attempts) {
    const { text } = await generateText({ model, prompt, ...attempt });
    if (text) return `${text} (${attempt.maxOutputTokens})`;
  }
  return undefined;
}

export const all = (prompt: string) =>
  Promise.all(attempts.map(attempt => generateText({ model, prompt, ...attempt })));
