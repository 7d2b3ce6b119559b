// @from 6
// @only repair-throws
import { generateText, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function askAgain(input: string): Promise<string>;

export const nothing = (prompt: string) =>
  generateText({ model, prompt, tools, experimental_repairToolCall: async () => null });

export const caught = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    experimental_repairToolCall: async ({ toolCall }) => {
      try {
        return { ...toolCall, input: await askAgain(toolCall.input) };
      } catch (error) {
        console.error('repair', error);
        return null;
      }
    },
  });

// Of the project itself.
export const own = { experimental_repairToolCall: async (input: string) => askAgain(input) };
