import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { toolRun } from './execute/execute.js';
import { type Unawaited, unawaitedIn } from './points/unawaited.js';

const said = new WeakSet<tsTypes.Node>();

export const floatingPromise = defineTransform({
  id: 'floating-promise',
  title: 'An error of work that nobody waits for ends the process',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'A promise that is neither awaited nor returned rejects outside of the tool: no `catch` around `execute` sees it, the model is told that all went well, and Node.js ends the process with an unhandled rejection. The same holds for timers and listeners.',
  keeps: [
    'promises that are awaited, returned, kept or handed on',
    'chains that end in a `catch`',
    'calls of which no type says that they give a promise',
  ],
  before: `execute: async ({ text }) => {
  track(text);
  return send(text);
},`,
  after: `execute: async ({ text }) => {
  track(text).catch(error => console.error(error));
  return send(text);
},`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    const { execute } = toolRun(use, context) ?? {};
    if (!execute) return;
    for (const work of unawaitedIn(execute, context)) {
      if (said.has(work.node)) continue;
      said.add(work.node);
      context.report(work.node, remarkOf(work));
    }
  },
});

function remarkOf({ node, taker, isMeant }: Unawaited) {
  if (taker) {
    return {
      message: `Nothing waits for this callback of \`${taker}\`: what it throws does not reach the tool, and ends the process.`,
      remedy: 'Put its body into a `try`, and log the error in the `catch`.',
    };
  }
  const call = brief(node);
  const caught = `${call}.catch(error => console.error(error));`;
  return {
    message: `Nobody waits for the promise of \`${call}\`: where it rejects, the tool succeeds all the same, and the process ends.`,
    remedy: isMeant
      ? `Write \`${caught}\``
      : `Write \`await ${call};\`, or \`${caught}\` where the tool should not wait for it.`,
    ...(isMeant && { severity: 'info' as const }),
  };
}

/** The call, without what makes it long. */
function brief(node: tsTypes.Node): string {
  const text = node.getText();
  return text.length > 60 || text.includes('\n') ? text.replace(/\([\s\S]*\)$/, '(…)').replace(/\s+/g, ' ') : text;
}
