// @from 4
// @only tool-parts
import type { UIMessage } from 'ai';

type Run = (input: any) => Promise<unknown>;

export async function processToolCalls(message: UIMessage, tools: Record<string, Run>): Promise<UIMessage['parts']> {
  return Promise.all(
    message.parts.map(async part => {
      if (part.type !== 'tool-invocation') return part;
      const { toolInvocation } = part;
      const toolName = toolInvocation.toolName;
      if (!(toolName in tools) || toolInvocation.state !== 'result') return part;
      let result;
      if (toolInvocation.result === 'yes') result = await tools[toolName]!(toolInvocation.args);
      else return part;
      return { ...part, toolInvocation: { ...toolInvocation, result } };
    }),
  );
}
