import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { toolRun } from './execute/execute.js';
import { hasNoLimit } from './loops/bounds.js';
import { retryTexts } from './loops/retry-text.js';

const said = new WeakSet<tsTypes.Node>();

export const retryText = defineTransform({
  id: 'retry-text',
  title: 'A failure asks the model to try again, as often as it likes',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'The model does what the failure of a tool says: where it reads "try again" it calls the tool again, also when what failed is down for the day. In a loop without a bound that goes on until the budget is gone. A failure should say what else to do.',
  keeps: [
    'texts that name a limit, or forbid it',
    'tools of calls that end by themselves',
    'tools whose calls are not all known',
  ],
  before: "return { ok: false, error: 'Service unavailable, please try again' };",
  after: "return { ok: false, error: 'Service unavailable. Do not call this again; tell the user.' };",
  docs: 'https://ai-sdk.dev/docs/agents/loop-control#stop-conditions',
  visit(use, context) {
    const { execute, tool } = toolRun(use, context) ?? {};
    if (!execute || !tool || !ts.isObjectLiteralExpression(tool)) return;
    const texts = retryTexts(execute).filter(text => !said.has(text));
    if (texts.length === 0) return;
    const { calls } = context.uses.toolSets.callsOf(tool);
    if (!calls.some(({ options }) => hasNoLimit(options, context))) return;
    for (const text of texts) {
      said.add(text);
      context.report(text, {
        message: 'This asks the model to call the tool again, in a loop that nothing ends while it fails.',
        remedy:
          'Say what else to do, as "Do not call this again; tell the user.", or end the loop as `unbounded-failures` says.',
        severity: 'info',
      });
    }
  },
});
