// @from 6
// @only execute-context
// @types-skip-output what a person is to hand on does not compile
// @findings error:35
import type { ModelMessage, ToolSet } from 'ai';

const options = () => ({
  toolCallId: 'test',
  messages: [],
  abortSignal: new AbortController().signal,
});

export async function run(
  tools: ToolSet,
  name: string,
  input: Record<string, unknown>,
  given: ReturnType<typeof options> = options(),
): Promise<unknown> {
  const one = tools[name];
  if (!one?.execute) throw new Error(`No ${name}`);
  return await one.execute(input, { context: {}, ...given });
}

interface Options {
  toolCallId: string;
  messages: ModelMessage[];
}
interface WithContext extends Options {
  experimental_context?: unknown;
}
export const wrap = (tools: ToolSet) => (input: unknown, given: Options) =>
  tools['search']?.execute?.(input, { context: {}, ...given });
export function pass(tools: ToolSet, input: unknown, given: WithContext): unknown {
  // A context that is known by its old name is for a person to hand on.
  return tools['search']?.execute?.(input, given);
}
