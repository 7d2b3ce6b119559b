import { generateText } from 'ai';

type Options = Parameters<typeof generateText>[0];

export function ask(options: Options) {
  return generateText({ ...options, temperature: 0 });
}
