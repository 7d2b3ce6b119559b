// @from 6
import { ToolLoopAgent as Agent, type ToolLoopAgentSettings, type InferAgentUIMessage, type LanguageModel } from 'ai';

const settings = (model: LanguageModel): ToolLoopAgentSettings => ({ model, instructions: 'Be brief.' });
export const agent = (model: LanguageModel) => new Agent(settings(model));
export class Assistant extends Agent {}
export type Message = InferAgentUIMessage<Assistant>;
