// @from 5
// @row experimental-agent-class
import { Experimental_Agent as Agent, type Experimental_AgentSettings, type Experimental_InferAgentUIMessage, type LanguageModel, type ToolSet } from 'ai';
import * as sdk from 'ai';

const settings = (model: LanguageModel): Experimental_AgentSettings<ToolSet> => ({ model, temperature: 0 });
export const agent = (model: LanguageModel) => new sdk.Experimental_Agent({ model });
export class Assistant extends Agent<ToolSet> {}
export type Message = Experimental_InferAgentUIMessage<Assistant>;
export { settings };
