import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { isDurable, toolRun } from './execute/execute.js';
import { letsErrorsOut } from './execute/failures.js';

const said = new WeakSet<tsTypes.Node>();

export const workflowStep = defineTransform({
  id: 'workflow-step',
  title: 'The last error of a durable step reaches the model',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: "A body with `'use step'` or `'use workflow'` runs again when it throws, so no `catch` is put around it: that would end the retries. When they are used up, the last error is what the tool throws, and the model reads its text.",
  keeps: ['steps that cannot throw, or that handle their errors'],
  before: `execute: async ({ cents }) => {
  'use step';
  return charge(cents);
},`,
  after: `execute: async ({ cents }) => {
  'use step';
  try {
    return await charge(cents);
  } catch (error) {
    throw new Error('charge_failed', { cause: error });
  }
},`,
  docs: 'https://ai-sdk.dev/docs/agents/workflow-agent',
  visit(use, context) {
    const { execute, key } = toolRun(use, context) ?? {};
    if (!execute || !key || said.has(execute) || !isDurable(execute) || !letsErrorsOut(execute, context.checker))
      return;
    said.add(execute);
    context.report(key, {
      message:
        'What this step throws drives its retries, so it is not wrapped; when they are used up, the text of the last error is sent to the model.',
      remedy:
        "To keep the text back and the retries, throw words of your own after the directive: `catch (error) { throw new Error('step_failed', { cause: error }); }`; hand on a `FatalError` or `RetryableError` as it is.",
      severity: 'info',
    });
  },
});
