// @from 4
import { generateText, tool, type LanguageModel, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

export class Toolbox {
  static readonly now = tool({ parameters: z.object({}), execute: async () => 'now' });
  readonly tools: ToolSet = { ask: { parameters: z.object({ question: z.string() }) } };
  private readonly search = {
    description: 'Search',
    parameters: z.object({ query: z.string() }),
  };

  constructor(private readonly model: LanguageModel) {}

  get map(): Tool {
    return { parameters: z.object({ place: z.string() }) };
  }

  add(name: string, parameters: z.ZodTypeAny) {
    this.tools[name] = { parameters };
    return this;
  }

  ask(prompt: string) {
    const { model, search, map } = this;
    return generateText({ model, prompt, tools: { ...this.tools, search, map, now: Toolbox.now } });
  }
}
