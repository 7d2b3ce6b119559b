// @from 6
// @only type-arguments
// @row tool-explicit-generics function-explicit-generics
import { createAgentUIStream, createAgentUIStreamResponse, generateText, Output, streamText, tool, type LanguageModel, type ToolLoopAgent, type ToolSet, type UIMessage } from 'ai';
import { z } from 'zod';

interface City {
  city: string;
}
type Text = Output.Output<string, string, never>;

export const weather = tool<City, string>({
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => city,
});
export const ask = tool<City>({ inputSchema: z.object({ city: z.string() }) });
export const inferred = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });

export const answer = (model: LanguageModel, prompt: string) =>
  generateText<{ weather: typeof weather }, Text>({ model, prompt, tools: { weather } });
export const one = (model: LanguageModel, prompt: string) => generateText<ToolSet>({ model, prompt });
export const flow = (model: LanguageModel, prompt: string) =>
  streamText<
    ToolSet,
    Text
  >({ model, prompt });

export const stream = (agent: ToolLoopAgent<never, {}, never>, uiMessages: UIMessage[]) =>
  createAgentUIStream<never, {}, never, { at: number }>({ agent, uiMessages });
export const respond = (agent: ToolLoopAgent<never, {}, never>, uiMessages: UIMessage[]) =>
  createAgentUIStreamResponse<never, {}, never>({ agent, uiMessages });
export const plain = (agent: ToolLoopAgent, uiMessages: UIMessage[]) => createAgentUIStream<never, {}>({ agent, uiMessages });
export type Answer = Awaited<ReturnType<typeof generateText<ToolSet, Text>>>;
