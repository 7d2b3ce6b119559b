import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Something of a tool invocation that has no one form in 7. */
export function reportPart(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'A tool invocation is a part of its own in 7, of type `tool-NAME` or `dynamic-tool`, with `input`, `output` and `state`. What is done with it here was left.',
    remedy:
      'Use the part itself: `getToolName(part)` for its name, `input` and `output` for `args` and `result`, and the states `input-streaming`, `input-available`, `output-available`.',
    severity: 'error',
  });
}
