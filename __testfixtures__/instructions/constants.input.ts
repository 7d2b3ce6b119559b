// @from 5
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const short: boolean;

const base = { model, system: 'Be kind.' };

const brief = { system: 'Be brief.' } as const;
const long = { system: 'Take your time.', temperature: 1 };

const satisfied = { system: 'Be polite.' } satisfies Partial<Parameters<typeof generateText>[0]>;

export async function run(prompt: string) {
  const options = { model, prompt, system: short ? brief.system : 'Be precise.' };
  console.log(options.system, base['system']);
  await generateText(options);
  await generateText({ ...base, prompt });
  await generateText({ model, prompt, ...satisfied });
  return streamText({ model, prompt, ...(short ? brief : long) });
}
