// @from 6
// @only type-arguments
// @row tool-explicit-generics function-explicit-generics
import { createAgentUIStream, createAgentUIStreamResponse, generateText, Output, streamText, tool, type LanguageModel, type ToolLoopAgent, type ToolSet, type UIMessage } from 'ai';
import { z } from 'zod';

interface City {
  city: string;
}
type Text = Output.Output<string, string, never>;

export const weather = tool<City, string, any>({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => city,
});
export const ask = tool<City, never, any>({ inputSchema: z.object({ city: z.string() }) });
export const inferred = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });

export const answer = (model: LanguageModel, prompt: string) =>
  generateText<{ weather: typeof weather }, any, Text>({ model, prompt, tools: { weather } });
export const one = (model: LanguageModel, prompt: string) => generateText<ToolSet>({ model, prompt });
export const flow = (model: LanguageModel, prompt: string) =>
  streamText<
    ToolSet,
    any,
    Text
  >({ model, prompt });

export const stream = (agent: ToolLoopAgent<never, {}, any, never>, uiMessages: UIMessage[]) =>
  createAgentUIStream<never, {}, any, never, { at: number }>({ agent, uiMessages });
export const respond = (agent: ToolLoopAgent<never, {}, any, never>, uiMessages: UIMessage[]) =>
  createAgentUIStreamResponse<never, {}, any, never>({ agent, uiMessages });
export const plain = (agent: ToolLoopAgent, uiMessages: UIMessage[]) => createAgentUIStream<never, {}>({ agent, uiMessages });
export type Answer = Awaited<ReturnType<typeof generateText<ToolSet, any, Text>>>;
