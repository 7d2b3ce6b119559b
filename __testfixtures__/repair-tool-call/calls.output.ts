// @from 6
// @row repair-tool-call-option
import { generateText, streamText, ToolLoopAgent, type LanguageModel, type ToolCallRepairFunction, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
const experimental_repairToolCall: ToolCallRepairFunction<ToolSet> = async () => null;

export const property = (prompt: string) =>
  generateText({ model, tools, prompt, repairToolCall: async ({ toolCall }) => toolCall });
export const shorthand = (prompt: string) => streamText({ model, tools, prompt, repairToolCall: experimental_repairToolCall });
export const agent = new ToolLoopAgent({
  model,
  tools,
  async repairToolCall({ toolCall, error }) {
    console.error(error);
    return toolCall;
  },
});
