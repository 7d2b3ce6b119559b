// @from 6
// @findings warning:15 warning:27
// @row repair-tool-call-system-arg
import { generateText, streamText, tool, type LanguageModel, type ToolCallRepairFunction, type ToolSet } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const tools = { now: tool({ inputSchema: z.object({ zone: z.string() }) }) };

export const pattern = (prompt: string) =>
  generateText({
    model,
    prompt,
    tools,
    repairToolCall: async ({ instructions: system, messages, error, tools }) => {
      if (!error.message) return null;
      await generateText({ model, instructions: system, messages, tools });
      return null;
    },
  });

export const renamed = (prompt: string) =>
  streamText({
    model,
    prompt,
    tools,
    async repairToolCall({ instructions: original = '', messages }) {
      await generateText({ model, messages, instructions: original });
      return null;
    },
  });

export const repair: ToolCallRepairFunction<ToolSet> = async options => {
  await generateText({ model, messages: options.messages, instructions: options.instructions });
  const { 'instructions': again } = options;
  console.log(options['instructions'], again);
  return null;
};
