// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];
type Settings = Omit<Options, 'model' | 'prompt' | 'messages'>;

declare const model: LanguageModel;

const annotated: Settings = { maxTokens: 100, temperature: 0 };

const satisfied = { maxTokens: 200 } satisfies Settings;

const constant = { maxTokens: 300, temperature: 1 } as const;

const asserted = { maxTokens: 400 } as Settings;

const whole: Options = { model, prompt: 'Hello', maxTokens: 500 };

const byName: Record<string, Settings> = {
  short: { maxTokens: 10 },
  long: { maxTokens: 10_000 },
};

const list: Partial<Parameters<typeof streamText>[0]>[] = [{ maxTokens: 1 }, { maxTokens: 2 }];

export function limits(): Settings {
  return { maxTokens: list.length };
}

export async function run(name: string) {
  await generateText({ ...annotated, model, prompt: 'a' });
  await generateText({ ...satisfied, model, prompt: `b ${satisfied.maxTokens}` });
  await generateText({ ...constant, model, prompt: 'c' });
  await generateText({ ...asserted, model, prompt: 'd' });
  await generateText({ ...byName[name], model, prompt: 'e' });
  return generateText(whole);
}
