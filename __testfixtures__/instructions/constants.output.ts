// @from 5
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const short: boolean;

const base = { model, instructions: 'Be kind.' };

const brief = { instructions: 'Be brief.' } as const;
const long = { instructions: 'Take your time.', temperature: 1 };

const satisfied = { instructions: 'Be polite.' } satisfies Partial<Parameters<typeof generateText>[0]>;

export async function run(prompt: string) {
  const options = { model, prompt, instructions: short ? brief.instructions : 'Be precise.' };
  console.log(options.instructions, base['instructions']);
  await generateText(options);
  await generateText({ ...base, prompt });
  await generateText({ model, prompt, ...satisfied });
  return streamText({ model, prompt, ...(short ? brief : long) });
}
