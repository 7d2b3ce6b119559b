// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

function defaults(long: boolean) {
  if (long) return { maxTokens: 4000, temperature: 0.7 };
  return { maxTokens: 400, temperature: 0 };
}

const limit = (tokens: number) => ({ maxTokens: tokens });

const load = async (maxTokens: number) => {
  const settings = { maxTokens, temperature: 0 };
  return settings;
};

const presets = {
  chat: { maxTokens: 100 },
  title() {
    return { maxTokens: 10 };
  },
};

export async function run(prompt: string) {
  await generateText({ model, prompt, ...defaults(true) });
  await generateText({ model, prompt, ...limit(20) });
  await generateText({ model, prompt, ...(await load(30)) });
  await generateText({ model, prompt, ...presets.title() });
  return streamText({ model, prompt, ...presets.chat });
}
