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
    repairToolCall: async ({ toolCall, inputSchema: parameterSchema, error }) => {
      const schema = JSON.stringify(await parameterSchema(toolCall));
      console.log(error.message, (await parameterSchema({ toolName: toolCall.toolName })).properties);
      return { ...toolCall, input: await fix(toolCall.input, schema) };
    },
  });

export const written = (prompt: string) =>
  streamText({
    model,
    tools,
    prompt,
    async repairToolCall(options) {
      const { toolCallId, toolName, input: args } = options.toolCall;
      const schema = await options.inputSchema({ toolName });
      return { type: 'tool-call' as const, toolCallId, toolName, input: await fix(args, schema) };
    },
  });

const repair: ToolCallRepairFunction<ToolSet> = async ({ toolCall, inputSchema: schemaOf }) =>
  fix(toolCall.input, await schemaOf(toolCall)).then(() => null);

export const named = (prompt: string) => generateText({ model, tools, prompt, repairToolCall: repair });
