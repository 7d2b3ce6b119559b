// @from 5
import { ToolLoopAgent as Agent, type LanguageModel } from 'ai';

export const agent = (model: LanguageModel) => new Agent({ model, repairToolCall: async () => null });
