/** A usage of the SDK that is handed on as a type of the project's own, which has the old names. */
import { constituents, propertyOf } from '../../../src/sdk/symbols.js';
import { isNamed, walk } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const MEMBERS: Readonly<Record<string, string>> = {
  promptTokens: 'inputTokens',
  completionTokens: 'outputTokens',
  totalTokens: 'totalTokens',
};
const [OLD] = Object.keys(MEMBERS) as [string];

/** `track(usage)` → `track({ promptTokens: usage.inputTokens ?? 0, … })` */
export function changeOwnUsages(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    const value = handedOn(node);
    if (!value || !isUsage(value, context)) return;
    const expected = context.checker.getContextualType(value);
    if (!expected || propertyOf(context.checker, expected, OLD).foreign.length === 0) return;
    const literal = isNamed(value) ? literalOf(value, expected, context) : undefined;
    if (literal === undefined) return report(value, context);
    context.change(value, draft => {
      if (ts.isShorthandPropertyAssignment(value.parent)) draft.insertAfter(value, `: ${literal}`);
      else draft.replace(value, ts.isArrowFunction(value.parent) ? `(${literal})` : literal);
    });
  });
}

/** An argument, the value of a property, what is returned or assigned, where it is read off something. */
function handedOn(node: tsTypes.Node): tsTypes.Expression | undefined {
  const isRead = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isAwaitExpression(node);
  if (!isRead || !/usage\)?$/i.test(node.getText())) return undefined;
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.includes(node) ? node : undefined;
  const isValue =
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node && parent.type !== undefined) ||
    (ts.isShorthandPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && parent.right === node) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    ts.isReturnStatement(parent);
  return isValue ? node : undefined;
}

function isUsage(value: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(value);
  if (isOpaque(type)) return false;
  return constituents(checker, type).some(part => propertyOf(checker, part, OLD).owners.length > 0);
}

/** All that the type wants, where it wants nothing else. */
function literalOf(value: tsTypes.Expression, expected: tsTypes.Type, { checker }: Context): string | undefined {
  // What an async function returns may be a promise too.
  const [type, ...others] = constituents(checker, expected).filter(part => checker.getPropertyOfType(part, OLD));
  if (!type || others.length > 0 || mayBe(checker.getTypeAtLocation(value), ts.TypeFlags.Undefined)) return undefined;
  const wanted = type.getProperties().filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  if (wanted.some(({ name }) => !(name in MEMBERS))) return undefined;
  const taken = type.getProperties().filter(({ name }) => name in MEMBERS);
  const text = value.getText();
  const members = taken.map(symbol => {
    const isOpen = mayBe(checker.getTypeOfSymbol(symbol), ts.TypeFlags.Undefined);
    return `${symbol.name}: ${text}.${MEMBERS[symbol.name]}${isOpen ? '' : ' ?? 0'}`;
  });
  return `{ ${members.join(', ')} }`;
}

function report(value: tsTypes.Expression, context: Context): void {
  context.report(value, {
    message: `The usage is taken as a type of your own with \`${OLD}\`, which it does not have since 5.`,
    remedy:
      'Hand over an object with the names of that type: `{ promptTokens: usage.inputTokens ?? 0, … }`; or rename its members.',
    severity: 'error',
  });
}
