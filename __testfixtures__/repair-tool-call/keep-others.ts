// @from 6
import { generateText, type LanguageModel, type ToolCallRepairFunction, type ToolSet } from 'ai';

interface Options {
  model: LanguageModel;
  prompt: string;
  experimental_repairToolCall?: ToolCallRepairFunction<ToolSet>;
}

export const ask = (options: Options) => generateText(options);
export const run = (model: LanguageModel) =>
  ask({ model, prompt: 'Hello', experimental_repairToolCall: async () => null });
export const own = { experimental_repairToolCall: false };
