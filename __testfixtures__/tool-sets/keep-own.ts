// @from 6
import { generateText, tool, type LanguageModel, type ToolSet } from 'ai';
import { z } from 'zod';

const answer = tool({ inputSchema: z.object({}), execute: () => '42' });

class Fields {
  readonly answer = answer;
}

class Worker {
  tools = Object.create({ answer });
  get(): ToolSet {
    return { answer };
  }
}

export const main = (model: LanguageModel) => [
  generateText({ model, prompt: 'Hi', tools: { ...new Fields() } }),
  generateText({ model, prompt: 'Hi', tools: { ...Object.create({ answer }), answer } }),
  generateText({ model, prompt: 'Hi', tools: new Worker().get() }),
];
