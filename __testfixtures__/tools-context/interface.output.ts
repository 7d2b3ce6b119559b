// @from 6
// @alone
// @only tools-context
import { ToolLoopAgent, type LanguageModel, tool } from 'ai';
import { z } from 'zod';

interface Session {
  user: string;
  cache?: Map<string, string>;
}

class Database {
  #rows = new Map<string, string>();
  find(key: string) {
    return this.#rows.get(key);
  }
}

const whoami = tool({
  inputSchema: z.object({}),
  contextSchema: z.custom<{ [K in keyof Session]: Session[K] }>(),
  execute: async (_input, { context: experimental_context }) => (experimental_context as Session | undefined)?.user ?? '',
});

const find = tool({
  inputSchema: z.object({ key: z.string() }),
  contextSchema: z.custom<{ [K in keyof Database]: Database[K] }>(),
  execute: async ({ key }, { context: experimental_context }) => {
    const db = experimental_context as unknown as Database;
    return db.find(key);
  },
});

export const sessionAgent = (model: LanguageModel, session: Session) =>
  new ToolLoopAgent({ model, tools: { whoami }, toolsContext: { whoami: session } });

export const dataAgent = (model: LanguageModel) =>
  new ToolLoopAgent({ model, tools: { find }, toolsContext: { find: new Database() } });
