// @from 6
import { generateText, type LanguageModel, type SystemModelMessage } from 'ai';

interface AskOptions {
  system: string | SystemModelMessage;
  user: string;
}

declare const model: LanguageModel;

export function ask({ system, user }: AskOptions) {
  return generateText({ model, instructions: system, prompt: user });
}

export async function chat(options: AskOptions, { system } = options) {
  await generateText({ model, instructions: options.system, prompt: options.user });
  await generateText({ model, instructions: system, prompt: options.user });
  return ask({ system: 'Be brief.', user: 'Hello' });
}
