// @from 6
import { generateText, type LanguageModel } from 'ai';

type Options = Pick<Parameters<typeof generateText>[0], 'system' | 'temperature'>;

declare const model: LanguageModel;

function ask(prompt: string, options: Options) {
  console.log(options.system);
  return generateText({ model, prompt, ...options });
}

export const brief = (prompt: string) => ask(prompt, { system: 'Be brief.' });

export class Asker {
  private readonly options: Options = { system: 'Be kind.' };

  ask(prompt: string) {
    return ask(prompt, this.options);
  }
}

export const whole = (options: Parameters<typeof generateText>[0]) => generateText(options);

export const withSystem = (prompt: string) => whole({ model, prompt, system: 'Be precise.' });
