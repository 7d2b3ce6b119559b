import { propertyValue } from '../../src/sdk/syntax.js';
import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';
import { isEndless } from './loops/bounds.js';

const MEMBERS = ['TextOptions.stopWhen', 'ToolLoopAgentSettings.stopWhen', 'TextOptions.maxSteps'];

const said = new WeakSet<tsTypes.Node>();

export const unboundedFailures = defineTransform({
  id: 'unbounded-failures',
  title: 'Nothing ends a loop in which a tool goes on failing',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['stopWhen', 'maxSteps'],
  why: 'A failure of a tool is a result, so the loop goes on, and the model may call the tool again. `isLoopFinished()`, `hasToolCall()` alone, a condition that only looks for an answer, or more than 50 steps do not end that: each turn is a paid request. Count failures in a row.',
  keeps: [
    'calls without `stopWhen`, which take 1 step, and agents, which take 20',
    'up to 50 steps, a `timeout`, conditions that count anything',
    'calls without tools that can fail',
  ],
  before: 'stopWhen: isLoopFinished(),',
  after: `stopWhen: [isLoopFinished(), failedThrice],

const hasFailed = ({ content }: StepResult<ToolSet>) =>
  content.some(
    part => part.type === 'tool-error' || (part.type === 'tool-result' && Object(part.output).ok === false),
  );
const failedThrice = ({ steps }: { steps: StepResult<ToolSet>[] }) =>
  steps.length >= 3 && steps.slice(-3).every(hasFailed);`,
  docs: 'https://ai-sdk.dev/docs/agents/loop-control#stop-conditions',
  visit(use, context) {
    if (use.form !== 'option' || use.doubt || !means(use, MEMBERS) || said.has(use.literal)) return;
    if (!isEndless(use.literal, context)) return;
    said.add(use.literal);
    const value = propertyValue(use.node)?.getText() ?? '';
    const limit = use.name === 'maxSteps' ? `isStepCount(${value})` : value.replace(/^\[|\]$/g, '');
    context.report(use.key, {
      message: 'Where a tool fails each time, this loop goes on, and every turn is a paid request.',
      remedy: `Write \`stopWhen: [${limit ? `${limit}, ` : ''}({ steps }) => ${FAILED_THRICE}]\`, which also ends it after three steps in a row with a failed tool.`,
    });
  },
});

const FAILED_THRICE =
  "steps.length >= 3 && steps.slice(-3).every(({ content }) => content.some(part => part.type === 'tool-error' || (part.type === 'tool-result' && Object(part.output).ok === false)))";
