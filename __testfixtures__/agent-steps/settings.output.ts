// @from 5
// @row agent-default-steps experimental-agent-class
import { ToolLoopAgent as Agent, isStepCount, type LanguageModel, type ToolSet } from 'ai';
import * as sdk from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare const shared: { temperature: number };

export const inline = new Agent({ model, tools, stopWhen: isStepCount(1) });

export const lines = new sdk.ToolLoopAgent({
  model,
  tools, // all of them
  stopWhen: isStepCount(1),
  ...shared,
});

const settings = { model, tools, stopWhen: isStepCount(1), temperature: 0 };
export const held = new Agent(settings);

export class Writer extends Agent<never, ToolSet> {
  constructor() {
    super({ model, tools, stopWhen: isStepCount(1) });
  }
}

export class Reader extends Agent<never, ToolSet> {}
export const reader = new Reader({ model, 'tools': { ...tools }, stopWhen: isStepCount(1) });
