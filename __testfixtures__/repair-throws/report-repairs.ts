// @from 6
// @only repair-throws
// @findings warning:15 warning:23 warning:32 warning:38
import { generateText, streamText, ToolLoopAgent, type LanguageModel, type ToolCallRepairFunction, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function askAgain(input: string): Promise<string>;

export const arrow = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    experimental_repairToolCall: async ({ toolCall }) => ({ ...toolCall, input: await askAgain(toolCall.input) }),
  });

export const method = (prompt: string) =>
  streamText({
    model,
    prompt,
    tools,
    async experimental_repairToolCall({ toolCall }) {
      return { ...toolCall, input: JSON.stringify(JSON.parse(toolCall.input)) };
    },
  });

const repair: ToolCallRepairFunction<ToolSet> = async ({ toolCall }) => {
  const input = await askAgain(toolCall.input);
  return { ...toolCall, input };
};
export const agent = new ToolLoopAgent({ model, tools, experimental_repairToolCall: repair });

export const partial = new ToolLoopAgent({
  model,
  tools,
  // The first line is outside of the `try`.
  experimental_repairToolCall: async ({ toolCall }) => {
    const input = await askAgain(toolCall.input);
    try {
      return { ...toolCall, input };
    } catch {
      return null;
    }
  },
});
