// @from 6
// @unmigrated broken
import { type LanguageModel, type OnToolCallFinishEvent, type OnToolCallStartEvent, ToolLoopAgent, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'roll', input: {} }] }, { text: 'A four.' }];

export async function main(model: LanguageModel) {
  const seen: unknown[] = [];
  const roll = tool({ description: 'Rolls a die', inputSchema: z.object({}), execute: async () => 4 });
  const settings = {
    model,
    tools: { roll },
    experimental_onToolCallStart: (event: OnToolCallStartEvent) => void seen.push(event.toolCall.toolName),
    experimental_onToolCallFinish: ({ success, output }: OnToolCallFinishEvent) => void seen.push({ success, output }),
  };
  const { text } = await new ToolLoopAgent(settings).generate({ prompt: 'Roll.' });
  return { text, seen };
}
