// @from 4
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

interface Command {
  description: string;
  parameters: string[];
  execute(parameters: string[]): void;
}

const commands: Command[] = [
  { description: 'Help', parameters: ['topic'], execute: parameters => console.log(parameters.length) },
];

export const requestSchema = z.object({ name: z.string(), parameters: z.record(z.string()) });

export const openApi = {
  openapi: '3.1.0',
  paths: { '/items/{id}': { get: { description: 'An item', parameters: [{ name: 'id', in: 'path' }] } } },
};

export class Query {
  parameters: unknown[] = [];
  run(text: string, parameters = this.parameters) {
    return { text, parameters };
  }
}

function describe({ parameters }: Command) {
  return parameters.join(', ');
}

export async function run(model: LanguageModel, body: z.infer<typeof requestSchema>) {
  const command = commands.find(({ parameters }) => parameters.length > 0);
  command?.execute(command.parameters);
  const { text } = await generateText({
    model,
    prompt: `${commands.map(describe)} ${Object.keys(body.parameters)}`,
    tools: { go: tool({ description: JSON.stringify({ parameters: 'go' }) , ...schemaOf(body) }) },
  });
  return JSON.stringify({ text, parameters: body.parameters });
}

declare function schemaOf(body: unknown): any;
