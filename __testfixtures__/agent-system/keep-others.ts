// @from 6
import { ToolLoopAgent, type LanguageModel } from 'ai';

class OwnAgent {
  constructor(readonly settings: { model: LanguageModel; system: string }) {}
}

export const own = (model: LanguageModel) => new OwnAgent({ model, system: 'Be brief.' });
export const sdk = (model: LanguageModel) => new ToolLoopAgent({ model, instructions: 'Be brief.' });
