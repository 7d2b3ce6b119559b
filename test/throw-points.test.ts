/** What 7 does with an error of each function that it calls besides `execute`. The findings on them say this. */
import { generateText, isLoopFinished, isStepCount, ToolLoopAgent, tool } from 'ai-v7';
import { MockLanguageModelV4 } from 'ai-v7/test';
import { expect, test } from 'vitest';
import { z } from 'zod';

const SECRET = 'connect ECONNREFUSED 10.20.30.40:5432';
const fail = (): never => {
  throw new Error(SECRET);
};

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that calls the tool `calls` times, and then answers. */
function modelOf(input: string, calls = 1): { model: MockLanguageModelV4; wire(): string } {
  let turn = 0;
  const model = new MockLanguageModelV4({
    doGenerate: async () => {
      turn += 1;
      const isCall = turn <= calls;
      return {
        content: isCall
          ? [{ type: 'tool-call', toolCallId: `c${turn}`, toolName: 'look', input }]
          : [{ type: 'text', text: 'done' }],
        finishReason: isCall ? { unified: 'tool-calls', raw: undefined } : { unified: 'stop', raw: undefined },
        usage,
        warnings: [],
      };
    },
  });
  return { model, wire: () => JSON.stringify(model.doGenerateCalls.map(({ prompt }) => prompt)) };
}

type Tool = Record<string, unknown>;
interface Point {
  point: string;
  tool?: Tool;
  options?: Record<string, unknown>;
  input?: string;
}

async function outcome({ tool: members, options, input = '{"id":"a"}' }: Point): Promise<string> {
  const { model, wire } = modelOf(input);
  const look = tool({ inputSchema: z.object({ id: z.string() }), execute: async () => 'found', ...members } as never);
  try {
    await generateText({ model, prompt: 'p', tools: { look }, stopWhen: isStepCount(3), maxRetries: 0, ...options });
  } catch (error) {
    return `rejects: ${(error as Error).message}`;
  }
  return wire().includes(SECRET) ? 'text on the wire' : 'nothing';
}

const rows: (Point & { is: string })[] = [
  { point: 'needsApproval', tool: { needsApproval: fail }, is: `rejects: ${SECRET}` },
  { point: 'toolApproval', options: { toolApproval: fail }, is: `rejects: ${SECRET}` },
  { point: 'toolApproval of a tool', options: { toolApproval: { look: fail } }, is: `rejects: ${SECRET}` },
  { point: 'toModelOutput', tool: { toModelOutput: fail }, is: `rejects: ${SECRET}` },
  { point: 'onInputAvailable', tool: { onInputAvailable: fail }, is: `rejects: ${SECRET}` },
  { point: 'onInputStart', tool: { onInputStart: fail }, is: `rejects: ${SECRET}` },
  { point: 'description', tool: { description: fail }, is: `rejects: ${SECRET}` },
  { point: 'stopWhen', options: { stopWhen: fail }, is: `rejects: ${SECRET}` },
  { point: 'prepareStep', options: { prepareStep: fail }, is: `rejects: ${SECRET}` },
  { point: 'onStepEnd', options: { onStepEnd: fail }, is: 'nothing' },
  { point: 'onToolExecutionEnd', options: { onToolExecutionEnd: fail }, is: 'nothing' },
  { point: 'onToolExecutionStart', options: { onToolExecutionStart: fail }, is: 'nothing' },
  { point: 'repairToolCall', options: { repairToolCall: fail }, input: '{"id":5}', is: 'text on the wire' },
  { point: 'refine', tool: { inputSchema: z.object({ id: z.string().refine(fail) }) }, is: 'text on the wire' },
  {
    point: 'refine async',
    tool: { inputSchema: z.object({ id: z.string().refine(async () => fail()) }) },
    is: 'text on the wire',
  },
  { point: 'transform', tool: { inputSchema: z.object({ id: z.string().transform(fail) }) }, is: 'text on the wire' },
  { point: 'preprocess', tool: { inputSchema: z.preprocess(fail, z.object({})) }, is: 'text on the wire' },
  { point: 'superRefine', tool: { inputSchema: z.object({}).superRefine(fail) }, is: 'text on the wire' },
  { point: 'execute', tool: { execute: fail }, is: 'text on the wire' },
];

test.each(rows)('$point: $is', async row => {
  expect(await outcome(row)).toBe(row.is);
});

test('prepareCall', async () => {
  const { model } = modelOf('{"id":"a"}');
  const agent = new ToolLoopAgent({ model, prepareCall: fail });
  await expect(agent.generate({ prompt: 'p' })).rejects.toThrow(SECRET);
});

test.each([
  ['isLoopFinished()', isLoopFinished(), 30],
  ['isStepCount(5)', isStepCount(5), 5],
])('a tool that fails each time is called again: %s', async (_, stopWhen, most) => {
  const { model } = modelOf('{"id":"a"}', 29);
  const look = tool({ inputSchema: z.object({ id: z.string() }), execute: fail } as never);
  const { steps } = await generateText({ model, prompt: 'p', tools: { look }, stopWhen } as never);
  expect(steps).toHaveLength(most);
});

const OUTPUT = { email: 'ada@example.org' };
type End = { toolOutput: { output: Record<string, unknown> } };

test.each<[string, (event: End) => void, boolean]>([
  ['delete of a member', ({ toolOutput }) => delete toolOutput.output.email, false],
  ['another output', ({ toolOutput }) => Object.assign(toolOutput, { output: 'hidden' }), false],
  ['another toolOutput', event => Object.assign(event, { toolOutput: { output: 'hidden' } }), true],
  ['an error on the way', event => [fail(), delete event.toolOutput.output.email], true],
])('onToolExecutionEnd, %s: the model still reads the output: %#', async (_, onToolExecutionEnd, isRead) => {
  const { model, wire } = modelOf('{"id":"a"}');
  const look = tool({ inputSchema: z.object({ id: z.string() }), execute: () => ({ ...OUTPUT }) } as never);
  await generateText({ model, prompt: 'p', tools: { look }, stopWhen: isStepCount(3), onToolExecutionEnd } as never);
  expect(wire().includes(OUTPUT.email)).toBe(isRead);
});

test.each<[string, () => unknown]>([
  ['thrown', fail],
  ['returned', () => ({ ok: false, error: 'look_failed' })],
])(
  'the condition that `unbounded-failures` gives ends the loop after three failures that are %s',
  async (_, execute) => {
    const { model } = modelOf('{"id":"a"}', 29);
    const look = tool({ inputSchema: z.object({ id: z.string() }), execute } as never);
    const failedThrice = ({ steps }: { steps: { content: { type: string; output?: unknown }[] }[] }) =>
      steps.length >= 3 &&
      steps
        .slice(-3)
        .every(({ content }) =>
          content.some(
            part => part.type === 'tool-error' || (part.type === 'tool-result' && Object(part.output).ok === false),
          ),
        );
    const { steps } = await generateText({
      model,
      prompt: 'p',
      tools: { look },
      stopWhen: [isLoopFinished(), failedThrice],
    } as never);
    expect(steps).toHaveLength(3);
  },
);
