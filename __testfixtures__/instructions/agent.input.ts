// @from 5
// @row agent-system
import { Experimental_Agent as Agent, type Experimental_AgentSettings, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const inline = new Agent({ model, system: 'Be brief.' });

export const fromSettings = (system: string) => {
  const settings: Experimental_AgentSettings<{}> = { model, system };
  settings.system ??= 'Be kind.';
  return new Agent({ model: settings.model, system: settings.system });
};

export class Writer extends Agent<{}> {
  constructor(system = 'You write.') {
    super({ model, system });
  }
}

export const summarise = (prompt: string) => inline.generate({ prompt });
