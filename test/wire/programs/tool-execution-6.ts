// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

const turn = {
  toolCalls: [
    { name: 'roll', input: { sides: 6 } },
    { name: 'roll', input: { sides: 0 } },
  ],
};

export const turns = [turn, turn];

async function throwDie({ sides }: { sides: number }) {
  if (sides === 0) throw new Error('no sides');
  return 4;
}

export async function main(model: LanguageModel) {
  const seen: unknown[] = [];
  const roll = tool({
    description: 'Rolls a die',
    inputSchema: z.object({ sides: z.number() }),
    execute: throwDie,
  });
  await generateText({
    model,
    prompt: 'Roll.',
    tools: { roll },
    experimental_onToolCallStart: ({ toolCall }) => void seen.push(toolCall.toolCallId),
    experimental_onToolCallFinish: event => {
      if (!event.success) seen.push({ id: event.toolCall.toolCallId, failed: String(event.error) });
      else seen.push({ id: event.toolCall.toolCallId, output: event.output, timed: typeof event.durationMs });
    },
  });
  const { text } = streamText({
    model,
    prompt: 'Roll.',
    tools: { roll },
    experimental_onToolCallFinish: ({ success, output, error, durationMs }) => {
      const outcome = { success, output, timed: typeof durationMs };
      seen.push(error ? { ...outcome, message: error instanceof Error && error.message } : outcome);
      if (output) seen.push(output);
    },
  });
  return { text: await text, seen };
}
