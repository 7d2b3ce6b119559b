import { createAsk, type AskOptions } from './ask';

const common: Omit<AskOptions, 'prompt'> = { maxTokens: 100 };

export async function main(model: Parameters<typeof createAsk>[0]) {
  const ask = createAsk(model);
  await ask({ prompt: 'Hello', maxTokens: 5 });
  return ask({ ...common, prompt: `at most ${common.maxTokens}` });
}
