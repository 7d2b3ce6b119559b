// @from 5
// @row agent-default-steps experimental-agent-class
import { Experimental_Agent as Agent, type LanguageModel, type ToolSet } from 'ai';
import * as sdk from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare const shared: { temperature: number };

export const inline = new Agent({ model, tools });

export const lines = new sdk.Experimental_Agent({
  model,
  tools, // all of them
  ...shared,
});

const settings = { model, tools, temperature: 0 };
export const held = new Agent(settings);

export class Writer extends Agent<ToolSet> {
  constructor() {
    super({ model, tools });
  }
}

export class Reader extends Agent<ToolSet> {}
export const reader = new Reader({ model, 'tools': { ...tools } });
