// @from 6
// @alone
// @only tools-context
// @row context-schema-validation
// @findings error:17 error:22 error:26 error:31 error:35 error:36 error:42 error:45 error:50 error:52 error:57 error:59 error:64 error:66 error:71 error:73 error:78 error:80
import { dynamicTool, generateText, type LanguageModel, streamText, tool, type ToolExecutionOptions, type ToolSet } from 'ai';
import { z } from 'zod';

type User = { name: string };

declare const model: LanguageModel;
declare const user: User;

/** No call takes it. */
export const alone = tool({
  inputSchema: z.object({}),
  execute: async (_input, { experimental_context }) => (experimental_context as User).name,
});

/** It is not known which tools call this. */
export function nameOf(options: ToolExecutionOptions) {
  return (options.experimental_context as User).name;
}

/** One of the calls gives no context. */
const shared = tool({ inputSchema: z.object({}), execute: async (_input, options) => nameIn(options.experimental_context as User) });

const nameIn = ({ name }: User) => name;

export const withContext = () =>
  generateText({ model, prompt: '', tools: { shared }, experimental_context: user });
export const without = () => generateText({ model, prompt: '', tools: { shared } });

/** The type of the set tells nothing of its tools. */
const tools: ToolSet = { a: tool({ inputSchema: z.object({}), execute: async (_input, o) => (o.experimental_context as User).name }) };
export const typedSet = () => streamText({ model, prompt: '', tools, experimental_context: user });

/** The function that makes the tools has a type of its own for them. */
const createTools = (): ToolSet => ({
  read: tool({
    inputSchema: z.object({}),
    execute: async (_input, { experimental_context }) => (experimental_context as User).name,
  }),
});
export const factory = () => generateText({ model, prompt: '', tools: createTools(), experimental_context: user });

/** A record names no properties. */
const bag = tool({
  inputSchema: z.object({}),
  execute: async (_input, { experimental_context }) => (experimental_context as Record<string, string>)['name'],
});
export const record = () => generateText({ model, prompt: '', tools: { bag }, experimental_context: user });

/** Nothing says what it is. */
const logged = tool({
  inputSchema: z.object({}),
  onInputStart: ({ experimental_context }) => console.log(experimental_context),
});
export const untyped = () => generateText({ model, prompt: '', tools: { logged }, experimental_context: user });

/** 7 has no context of its own for it. */
const dynamic = dynamicTool({
  inputSchema: z.object({}),
  execute: async (_input, { experimental_context }) => (experimental_context as User).name,
});
export const dynamically = () => generateText({ model, prompt: '', tools: { dynamic }, experimental_context: user });

/** Its options have a type that says nothing of the context. */
const annotated = tool({
  inputSchema: z.object({}),
  execute: async (_input, options: ToolExecutionOptions) => (options.experimental_context as User).name,
});
export const annotatedCall = () => generateText({ model, prompt: '', tools: { annotated }, experimental_context: user });

/** So do its type arguments. */
const explicit = tool<{ a: string }, string>({
  inputSchema: z.object({ a: z.string() }),
  execute: async ({ a }, { experimental_context }) => a + (experimental_context as User).name,
});
export const explicitly = () => generateText({ model, prompt: '', tools: { explicit }, experimental_context: user });
