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
    experimental_repairToolCall: async ({ system, messages, error, tools }) => {
      if (!error.message) return null;
      await generateText({ model, system, messages, tools });
      return null;
    },
  });

export const renamed = (prompt: string) =>
  streamText({
    model,
    prompt,
    tools,
    async experimental_repairToolCall({ system: original = '', messages }) {
      await generateText({ model, messages, system: original });
      return null;
    },
  });

export const repair: ToolCallRepairFunction<ToolSet> = async options => {
  await generateText({ model, messages: options.messages, system: options.system });
  const { 'system': again } = options;
  console.log(options['system'], again);
  return null;
};
