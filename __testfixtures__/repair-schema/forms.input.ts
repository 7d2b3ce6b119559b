// @from 4
// @findings warning:15 warning:27 warning:37
// @row repair-tool-call
import { generateText, streamText, type LanguageModel, type ToolCallRepairFunction, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function fix(text: string, schema: unknown): Promise<string>;

export const inline = (prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    experimental_repairToolCall: async ({ toolCall, parameterSchema, error }) => {
      const schema = JSON.stringify(parameterSchema(toolCall));
      console.log(error.message, parameterSchema({ toolName: toolCall.toolName }).properties);
      return { ...toolCall, args: await fix(toolCall.args, schema) };
    },
  });

export const written = (prompt: string) =>
  streamText({
    model,
    tools,
    prompt,
    async experimental_repairToolCall(options) {
      const { toolCallId, toolName, args } = options.toolCall;
      const schema = options.parameterSchema({ toolName });
      return { toolCallType: 'function' as const, toolCallId, toolName, args: await fix(args, schema) };
    },
  });

const repair: ToolCallRepairFunction<ToolSet> = ({ toolCall, parameterSchema: schemaOf }) =>
  fix(toolCall.args, schemaOf(toolCall)).then(() => null);

export const named = (prompt: string) => generateText({ model, tools, prompt, experimental_repairToolCall: repair });
