// @from 5
// @row experimental-agent-class
import { ToolLoopAgent as Agent, type ToolLoopAgentSettings, type InferAgentUIMessage, type LanguageModel, type ToolSet } from 'ai';
import * as sdk from 'ai';

const settings = (model: LanguageModel): ToolLoopAgentSettings<never, ToolSet> => ({ model, temperature: 0 });
export const agent = (model: LanguageModel) => new sdk.ToolLoopAgent({ model });
export class Assistant extends Agent<never, ToolSet> {}
export type Message = InferAgentUIMessage<Assistant>;
export { settings };
