/** `{ id, role, parts, createdAt }`, `Object.assign(message, { createdAt })`, and `{ ...row }` of a type that has one. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { constituents, declarationsOf, propertyOf } from '../../../src/sdk/symbols.js';
import {
  isNamed,
  isScript,
  mergeOf,
  mergeTarget,
  outward,
  propertyNamed,
  spreadInto,
} from '../../../src/sdk/syntax.js';
import { mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, ReadUse, SpreadUse, Use } from '../../../src/sdk/use.js';
import { type Context, means } from '../../../src/transform.js';
import { isAppended } from '../ui-messages/appended.js';

type Literal = tsTypes.ObjectLiteralExpression;

const MEMBERS = ['createdAt', 'annotations'];

/** Literals that were seen to, or left. */
const done = new WeakMap<Literal, boolean>();

/** Whether it is seen to. All members of a literal move into one object. */
export function changeLiteral(use: OptionUse | SpreadUse, context: Context): boolean {
  const literal = use.form === 'option' ? use.literal : (mergedIn(use, context) ?? use.node.parent);
  if (!ts.isObjectLiteralExpression(literal)) return false;
  const isDone = done.get(literal) ?? write(literal, context);
  done.set(literal, isDone);
  return isDone;
}

/** The literal that brings the member to what `Object.assign` gives. */
const mergedIn = ({ type, name, value }: SpreadUse, { checker }: Context): tsTypes.Node | undefined =>
  declarationsOf(checker, type, name).find(({ parent }) => mergeOf(parent) === value)?.parent;

function write(literal: Literal, context: Context): boolean {
  const found = MEMBERS.flatMap(name => context.uses.named(name)).filter(use => means(use, [`UIMessage.${use.name}`]));
  const keys = found.filter((use): use is OptionUse => use.form === 'option' && use.literal === literal);
  const spreads = found.filter((use): use is SpreadUse => use.form === 'spread' && isBrought(use, literal));
  // What stands beside a spread was written by hand, or by an earlier run.
  if (propertyNamed(literal, 'metadata')) return keys.length === 0;
  if (isAppended(literal, context)) return false;
  const outer = spreadInto(literal);
  if (outer && isGivenElsewhere(outer, literal, context)) return false;
  const target = mergeTarget(literal);
  if (target && !isLaidOver(literal, target)) return false;
  if (!keys.every(use => canMove(use, target)) || !spreads.every(use => canRead(use, context))) return false;
  const brought = spreads.map(({ name, value, type }) => `${name}: ${textOf(value, type)}.${name}`);
  const copies = [...(outer?.properties ?? []), ...literal.properties].flatMap(property =>
    ts.isSpreadAssignment(property) ? property.expression : [],
  );
  const messages = [...(target ? [target] : []), ...copies].filter(value => isMessage(value, context));
  const before = [...messages.map(copied), ...brought];
  return context.change(literal, draft => {
    if (keys.length > 0) wrap(keys, before, draft);
    else draft.addElementAfter(spreads.at(-1)!.node, `metadata: { ${before.join(', ')} }`);
    for (const read of keys.flatMap(({ reads }) => reads as ReadUse[])) draft.insertBefore(read.key, 'metadata.');
  });
}

/** Whether metadata comes into a literal by more than the one that is spread into it, of which the last would count. */
const isGivenElsewhere = (outer: Literal, literal: Literal, { uses }: Context): boolean =>
  propertyNamed(outer, 'metadata') !== undefined ||
  MEMBERS.flatMap(name => uses.named(name)).some(
    use =>
      means(use, [`UIMessage.${use.name}`]) &&
      ((use.form === 'option' &&
        use.literal !== literal &&
        (use.literal === outer || spreadInto(use.literal) === outer)) ||
        (use.form === 'spread' && use.node.parent === outer)),
  );

/** Whether `Object.assign` puts nothing but the literal over a message that can be read again. */
const isLaidOver = (literal: Literal, target: tsTypes.Expression): boolean => {
  const call = mergeOf(literal)!;
  return (
    call.expression.getText() === 'Object.assign' &&
    isNamed(target) &&
    call.arguments.at(-1) === outward(literal) &&
    call.arguments.slice(0, -1).every(value => value === target || isEmpty(value))
  );
};

const isEmpty = (value: tsTypes.Expression): boolean =>
  ts.isObjectLiteralExpression(value) && value.properties.length === 0;

const canMove = ({ doubt, node, reads }: OptionUse, target: tsTypes.Expression | undefined): boolean =>
  (!doubt || doubt.node === target) &&
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  reads.every(({ form, node: read }) => form === 'read' && ts.isPropertyAccessExpression(read));

/** Whether a spread of the literal counts: what a key gives wins over it. */
const isBrought = ({ node, name }: SpreadUse, literal: Literal): boolean =>
  node.parent === literal && !propertyNamed(literal, name);

const canRead = ({ isNamed, type, name }: SpreadUse, { checker }: Context): boolean =>
  isNamed && constituents(checker, type).every(part => checker.getPropertyOfType(part, name));

const textOf = (value: tsTypes.Expression, type: tsTypes.Type): string =>
  value.getText() + (mayBe(type, ts.TypeFlags.Undefined | ts.TypeFlags.Null) ? '?' : '');

/** A message that can be read again, and may have metadata. */
const isMessage = (value: tsTypes.Expression, { checker }: Context): boolean =>
  isNamed(value) && propertyOf(checker, checker.getTypeAtLocation(value), 'metadata').owners.length > 0;

/** `...(message.metadata as object | undefined)` */
export const copied = (message: tsTypes.Expression): string =>
  isScript(message) ? `...${message.getText()}.metadata` : `...(${message.getText()}.metadata as object | undefined)`;

/** Puts braces around the keys, on lines of their own where these have such. */
function wrap(keys: readonly OptionUse[], before: readonly string[], draft: Draft): void {
  const [first, ...rest] = keys.map(({ node }) => node).sort((a, b) => a.pos - b.pos) as [OptionUse['node']];
  const { properties } = first.parent as Literal;
  const { text } = first.getSourceFile();
  const last = rest.at(-1) ?? first;
  const areTogether = properties.indexOf(last) - properties.indexOf(first) === rest.length;
  if (areTogether && rest.length > 0 && startsLine(text, last.getStart())) {
    const line = lineEnding(text) + indentAt(text, first.getStart());
    const inner = line + indentUnit(text);
    const range = { start: first.getStart(), end: last.end };
    draft.wrap(first, range, `metadata: {${inner}${before.map(one => `${one},${inner}`).join('')}`, `,${line}}`);
    return;
  }
  draft.insertBefore(first, `metadata: { ${before.map(one => `${one}, `).join('')}`);
  if (areTogether) return draft.insertAfter(last, ' }');
  draft.removeElements(properties, rest);
  draft.insertAfter(first, ...rest.flatMap((node: Use['key']) => [', ', node]), ' }');
}
