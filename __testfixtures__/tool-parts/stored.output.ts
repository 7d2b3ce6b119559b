// @from 4
// @only tool-parts
import type { UIMessage } from 'ai';
import { getToolName, isToolUIPart } from 'ai';

type Run = (input: any) => Promise<unknown>;

export async function processToolCalls(message: UIMessage, tools: Record<string, Run>): Promise<UIMessage['parts']> {
  return Promise.all(
    message.parts.map(async part => {
      if (!isToolUIPart(part)) return part;
      const toolInvocation = part;
      const toolName = getToolName(toolInvocation);
      if (!(toolName in tools) || toolInvocation.state !== 'output-available') return part;
      let result;
      if (toolInvocation.output === 'yes') result = await tools[toolName]!(toolInvocation.input);
      else return part;
      return { ...toolInvocation, output: result };
    }),
  );
}
