import { letsErrorsOut } from './execute/failures.js';
import { defineThrowPoint } from './points/point.js';

export const approvalThrows = defineThrowPoint({
  id: 'approval-throws',
  title: 'An error of an approval rule ends the whole run',
  kind: 'hardening',
  from: [4, 5, 6],
  members: ['Tool.needsApproval', 'TextOptions.toolApproval', 'ToolLoopAgentSettings.toolApproval'],
  why: 'The SDK asks the rule before it runs the tool, and does not catch: where the rule cannot read its limit, the call rejects, and all steps so far are lost. A `catch` around `execute` does not cover it. A rule that fails should ask a person.',
  keeps: ['`true`, `false` and rules that cannot throw', 'rules that catch and give an answer'],
  before: 'needsApproval: async ({ cents }) => cents > (await readLimit()),',
  after: `needsApproval: async ({ cents }) => {
  try {
    return cents > (await readLimit());
  } catch (error) {
    console.error('Approval rule failed:', error);
    return true;
  }
},`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#dynamic-approval',
  fails: ({ fn, takesInput }, { checker }) => letsErrorsOut(fn, checker, takesInput),
  effect: 'is not told to the model: it rejects the whole call.',
  remedy:
    "Catch it there, log it, and answer that a person must be asked: `true` in `needsApproval`, `'user-approval'` in `toolApproval`.",
  severity: 'warning',
});
