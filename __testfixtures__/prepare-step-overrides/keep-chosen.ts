// @from 6
// @only prepare-step-overrides
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare const stopWhen: [];

const planner = { system: 'Plan.', activeTools: [] };
const writer = { system: 'Write.' };
let active: typeof planner | typeof writer = planner;

export const swap = () => {
  active = writer;
};

/** Each step gets instructions. */
export const ask = (prompt: string) =>
  generateText({ model, tools, prompt, stopWhen, prepareStep: () => active });
