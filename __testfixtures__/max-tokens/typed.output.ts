// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];
type Settings = Omit<Options, 'model' | 'prompt' | 'messages'>;

declare const model: LanguageModel;

const annotated: Settings = { maxOutputTokens: 100, temperature: 0 };

const satisfied = { maxOutputTokens: 200 } satisfies Settings;

const constant = { maxOutputTokens: 300, temperature: 1 } as const;

const asserted = { maxOutputTokens: 400 } as Settings;

const whole: Options = { model, prompt: 'Hello', maxOutputTokens: 500 };

const byName: Record<string, Settings> = {
  short: { maxOutputTokens: 10 },
  long: { maxOutputTokens: 10_000 },
};

const list: Partial<Parameters<typeof streamText>[0]>[] = [{ maxOutputTokens: 1 }, { maxOutputTokens: 2 }];

export function limits(): Settings {
  return { maxOutputTokens: list.length };
}

export async function run(name: string) {
  await generateText({ ...annotated, model, prompt: 'a' });
  await generateText({ ...satisfied, model, prompt: `b ${satisfied.maxOutputTokens}` });
  await generateText({ ...constant, model, prompt: 'c' });
  await generateText({ ...asserted, model, prompt: 'd' });
  await generateText({ ...byName[name], model, prompt: 'e' });
  return generateText(whole);
}
