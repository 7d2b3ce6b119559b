// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, type ModelMessage, stepCountIs, streamText, tool } from 'ai';
import { z } from 'zod';

const roll = (sides: number) => ({ name: 'roll', input: { sides } });

const turnsOfOne = [{ toolCalls: [roll(6), roll(8)] }, { toolCalls: [roll(20)] }, { toolCalls: [roll(4), roll(0)] }];

export const turns = [...turnsOfOne, ...turnsOfOne, ...turnsOfOne, ...turnsOfOne];

interface Finished {
  stepNumber: number | undefined;
  durationMs: number;
  success: boolean;
  output?: unknown;
  error?: unknown;
}

const approved: ModelMessage[] = [
  { role: 'user', content: 'Roll.' },
  {
    role: 'assistant',
    content: [
      { type: 'tool-call', toolCallId: 'old', toolName: 'ask', input: {} },
      { type: 'tool-approval-request', approvalId: 'a', toolCallId: 'old' },
    ],
  },
  { role: 'tool', content: [{ type: 'tool-approval-response', approvalId: 'a', approved: true }] },
];

async function throwDie({ sides }: { sides: number }) {
  if (sides === 0) throw new Error('no sides');
  return sides;
}

/** Calls of tools at the same time, in several steps, and one that was approved before the first step. */
export async function main(model: LanguageModel) {
  const seen: unknown[] = [];
  const tools = {
    roll: tool({
      description: 'Rolls a die',
      inputSchema: z.object({ sides: z.number() }),
      execute: throwDie,
    }),
    ask: tool({ inputSchema: z.object({}), needsApproval: true, execute: async () => 'yes' }),
  };
  const keep = ({ stepNumber, durationMs, success, output, error }: Finished) =>
    void seen.push({ stepNumber, timed: typeof durationMs, success, output, error: error && String(error) });

  for (const messages of [[{ role: 'user' as const, content: 'Roll.' }], approved]) {
    await generateText({
      model,
      messages,
      tools,
      stopWhen: stepCountIs(3),
      experimental_onStepStart: ({ stepNumber }) => void seen.push(`step ${stepNumber}`),
      experimental_onToolCallStart: event => void seen.push([event.toolCall.toolCallId, event.stepNumber]),
      experimental_onToolCallFinish: async event => {
        await keep(event);
        await null;
        seen.push(event.stepNumber);
      },
    });
    const { text } = streamText({
      model,
      messages,
      tools,
      stopWhen: stepCountIs(3),
      experimental_onToolCallStart: ({ stepNumber, toolCall }) => void seen.push([toolCall.toolCallId, stepNumber]),
      experimental_onToolCallFinish: keep,
    });
    seen.push(await text);
  }
  return seen;
}
