// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Options = Pick<Parameters<typeof generateText>[0], 'temperature' | 'maxTokens'> & { prompt: string };

declare const model: LanguageModel;

export function ask({ maxTokens, ...rest }: Options) {
  return generateText({ ...rest, model, maxTokens });
}

export const askWithDefault = ({ maxTokens = 100, ...rest }: Options) =>
  generateText({ ...rest, model, maxTokens: Math.min(maxTokens, 4000) });

export async function renamed({ maxTokens: cap, 'maxTokens': again, prompt }: Options) {
  return generateText({ model, prompt, maxTokens: cap ?? again });
}

export function stream(...[options]: Parameters<typeof streamText>) {
  console.log(options.maxTokens, options?.maxTokens);
  return streamText({ ...options, maxTokens: options.maxTokens ?? 100 });
}

await ask({ prompt: 'Hello', maxTokens: 5 });
await askWithDefault({ prompt: 'Hello', ...(process.env.SHORT && { maxTokens: 5 }) });
