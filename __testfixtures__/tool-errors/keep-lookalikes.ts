// @from 6
// @only tool-errors
import { generateText, type LanguageModel } from 'ai';

interface Command {
  name: string;
  execute(input: string): Promise<string>;
}
declare function load(name: string): Promise<string>;
declare function tool(options: Command): Command;
declare function register(command: Command): void;

export const command: Command = {
  name: 'load',
  execute: async input => load(input),
};

export const own = tool({ name: 'own', execute: async input => load(input) });

register({
  name: 'reload',
  async execute(input) {
    return load(input);
  },
});

export const commands = {
  list: { execute: async () => load('list') },
};

export const run = (model: LanguageModel) => generateText({ model, prompt: 'Load it.' });
