// @from 7
import { ToolLoopAgent, type LanguageModel } from 'ai';

export const agent = (model: LanguageModel) =>
  new ToolLoopAgent({ model, prepareCall: () => ({ model, prompt: 'Hi', toolsContext: {} }) });
