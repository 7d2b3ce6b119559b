// @from 6
import { generateText, ToolLoopAgent, type Agent, type LanguageModel, type PrepareStepFunction, type Tool, type ToolSet } from 'ai';

export const one = (model: LanguageModel, prompt: string) => generateText<ToolSet>({ model, prompt });
export const agent = (model: LanguageModel): Agent<never, {}> => new ToolLoopAgent<never, {}>({ model });
export const prepare: PrepareStepFunction<ToolSet> = () => undefined;
export type Search = Tool<{ text: string }, string>;
export type Make = typeof ToolLoopAgent;
export type Generate = typeof generateText;
