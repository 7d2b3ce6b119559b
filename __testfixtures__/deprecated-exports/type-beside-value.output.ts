// @from 6
import { ToolLoopAgent as Experimental_Agent, type LanguageModel, type ToolLoopAgent } from 'ai';

export const agent = (model: LanguageModel): ToolLoopAgent => new Experimental_Agent({ model });
