// @from 7
import { ToolLoopAgent, type LanguageModel } from 'ai';

const settings = { system: 'left behind', instructions: 'Be brief.' };

export const agent = (model: LanguageModel) => new ToolLoopAgent({ model, ...settings });
