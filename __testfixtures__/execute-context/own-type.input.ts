// @from 6
// @only execute-context
import type { ToolSet } from 'ai';

const optionsOf = () => ({ toolCallId: 'test', messages: [], abortSignal: new AbortController().signal });

// The type of the options is that of a literal, which does not have to change.
async function run(tools: ToolSet, name: string, options: ReturnType<typeof optionsOf> = optionsOf()) {
  const found = tools[name];
  if (!found?.execute) throw new Error(name);
  return (await found.execute({}, options)) as string;
}

export const runs = (tools: ToolSet, abortSignal: AbortSignal) => [
  run(tools, 'one'),
  run(tools, 'two', { toolCallId: 'two', messages: [], abortSignal }),
];
