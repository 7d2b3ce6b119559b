// @from 5
// @findings warning:11
// @row repair-input-schema-async
import { generateText, type LanguageModel, type ToolSet } from 'ai';

export const main = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    repairToolCall: async ({ toolCall, inputSchema }) => {
      const schema = await inputSchema({ toolName: toolCall.toolName });
      const again = await inputSchema(toolCall);
      return { ...toolCall, input: JSON.stringify({ schema, again, type: (await inputSchema(toolCall)).type }) };
    },
  });
