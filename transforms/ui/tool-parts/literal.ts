/** `{ type: 'tool-invocation', toolInvocation: { … } }`, which the code writes itself. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { VALUES } from './reads.js';
import { reportPart } from './report.js';

export function reportLiteral(use: OptionUse, context: Context): void {
  if (use.name === 'toolInvocation') {
    if (!inline(use, context)) reportPart(use.key, context);
    // What stands inside goes with the part around it.
  } else if (!(use.name in VALUES && renameIn(use, context)) && !isInside(use.literal)) reportPart(use.key, context);
}

/** `{ ...part, toolInvocation: { ...part.toolInvocation, result } }` → `{ ...part, output: result }` */
function inline({ node, literal }: OptionUse, context: Context): boolean {
  if (!copied(literal) || propertyNamed(literal, 'type') || !ts.isPropertyAssignment(node)) return false;
  const value = node.initializer;
  if (!ts.isObjectLiteralExpression(value) || !copied(value) || propertyNamed(value, 'toolName')) return false;
  const [first] = value.properties;
  const last = value.properties.at(-1)!;
  return context.change(node, draft => {
    // A part of 4 had nothing beside its invocation.
    const start = literal.properties[1] === node ? literal.properties[0]!.getStart() : node.getStart();
    draft.replaceRange(node, { start, end: first!.getStart() });
    draft.replaceRange(node, { start: last.end, end: node.end });
  });
}

const copied = ({ properties }: tsTypes.ObjectLiteralExpression): boolean =>
  properties[0] !== undefined && ts.isSpreadAssignment(properties[0]);

function renameIn(use: OptionUse, context: Context): boolean {
  const outer = use.literal.parent;
  if (!ts.isPropertyAssignment(outer) || !copied(use.literal) || sibling(use, 'toolName')) return false;
  if (!ts.isObjectLiteralExpression(outer.parent) || !copied(outer.parent)) return false;
  return context.change(use.key, draft => draft.rename(use.key, VALUES[use.name]!));
}

const isInside = (literal: tsTypes.Node): boolean =>
  ts.isPropertyAssignment(literal.parent) && literal.parent.name.getText() === 'toolInvocation';
