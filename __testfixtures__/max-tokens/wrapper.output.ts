// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Options = Pick<Parameters<typeof generateText>[0], 'temperature' | 'maxOutputTokens'> & { prompt: string };

declare const model: LanguageModel;

export function ask({ maxOutputTokens: maxTokens, ...rest }: Options) {
  return generateText({ ...rest, model, maxOutputTokens: maxTokens });
}

export const askWithDefault = ({ maxOutputTokens: maxTokens = 100, ...rest }: Options) =>
  generateText({ ...rest, model, maxOutputTokens: Math.min(maxTokens, 4000) });

export async function renamed({ maxOutputTokens: cap, 'maxOutputTokens': again, prompt }: Options) {
  return generateText({ model, prompt, maxOutputTokens: cap ?? again });
}

export function stream(...[options]: Parameters<typeof streamText>) {
  console.log(options.maxOutputTokens, options?.maxOutputTokens);
  return streamText({ ...options, maxOutputTokens: options.maxOutputTokens ?? 100 });
}

await ask({ prompt: 'Hello', maxOutputTokens: 5 });
await askWithDefault({ prompt: 'Hello', ...(process.env.SHORT && { maxOutputTokens: 5 }) });
