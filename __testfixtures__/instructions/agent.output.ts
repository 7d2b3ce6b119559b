// @from 5
// @row agent-system
import { ToolLoopAgent as Agent, type ToolLoopAgentSettings, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const inline = new Agent({ model, instructions: 'Be brief.' });

export const fromSettings = (system: string) => {
  const settings: ToolLoopAgentSettings<never, {}> = { model, instructions: system };
  settings.instructions ??= 'Be kind.';
  return new Agent({ model: settings.model, instructions: settings.instructions });
};

export class Writer extends Agent<never, {}> {
  constructor(system = 'You write.') {
    super({ model, instructions: system });
  }
}

export const summarise = (prompt: string) => inline.generate({ prompt });
