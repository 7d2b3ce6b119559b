/** The context of an event, where it is not only called something else. */
import { ts } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** The end event has it under its last step: what it has itself is deprecated. */
export function changeEnd(use: ReadUse | PatternUse, context: Context): void {
  const { key, node } = use;
  context.change(key, draft => {
    if (use.form === 'read' && ts.isPropertyAccessExpression(node)) draft.rename(key, 'finalStep.runtimeContext');
    else if (use.form === 'read') {
      draft.insertBefore(key, "'finalStep'][");
      draft.rename(key, 'runtimeContext');
    } else if (ts.isBindingElement(node)) {
      draft.replaceRange(key, { start: node.getStart(), end: node.getStart() }, 'finalStep: { ');
      draft.rename(key, 'runtimeContext');
      draft.insertAfter(node, ' }');
    } else draft.rename(key, 'runtimeContext');
  });
}

/** Before, the event of every tool had the one context. */
export function reportToolEvent(use: ReadUse | PatternUse, context: Context): void {
  context.report(use.key, {
    message: 'The event of a tool has only the context of that tool under 7: undefined for one that reads none.',
    remedy: 'Where the event of such a tool needs the value, let the callback close over it.',
  });
}
