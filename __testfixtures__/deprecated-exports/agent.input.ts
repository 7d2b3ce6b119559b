// @from 6
import { Experimental_Agent as Agent, type Experimental_AgentSettings, type Experimental_InferAgentUIMessage, type LanguageModel } from 'ai';

const settings = (model: LanguageModel): Experimental_AgentSettings => ({ model, instructions: 'Be brief.' });
export const agent = (model: LanguageModel) => new Agent(settings(model));
export class Assistant extends Agent {}
export type Message = Experimental_InferAgentUIMessage<Assistant>;
