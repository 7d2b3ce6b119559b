// @from 6
// @row needs-approval-context-arg
// @only tools-context
import { generateText, jsonSchema, type LanguageModel, tool } from 'ai';

type Caller = { role: 'admin' | 'guest' };

const isGuest = (caller: Caller) => caller.role === 'guest';

const remove = tool({
  description: 'Removes a file',
  inputSchema: jsonSchema<{ path: string }>({ type: 'object', properties: { path: { type: 'string' } } }),
  needsApproval: async ({ path }, { experimental_context: caller = { role: 'guest' } }) =>
    path.startsWith('/') || isGuest(caller as Caller),
  execute: ({ path }) => `removed ${path}`,
});

export async function clean(model: LanguageModel, caller: Caller) {
  const tools = { remove } as const;
  return generateText({ model, prompt: 'Clean up.', tools, experimental_context: caller });
}
