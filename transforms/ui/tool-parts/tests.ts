/** What asks for a tool invocation, or for the state of one. */
import { inward } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { membersNamed, membersOf } from '../ui-messages/members.js';
import { extractAround, includesArgument, isPart, partOf } from '../ui-messages/part-type.js';
import { equality, isCondition } from '../ui-messages/positions.js';
import { changeCase } from './case.js';
import { reportPart } from './report.js';
import { STATES } from './states.js';
import { replaceKind } from './types.js';

const KIND = 'tool-invocation';
const PART = 'ToolInvocationUIPart';

export function changeTests(source: tsTypes.SourceFile, context: Context): void {
  (function visit(node: tsTypes.Node): void {
    if (ts.isStringLiteralLike(node)) {
      if (node.text === KIND) changeKind(node, context);
      else if (node.text in STATES && isAskedOfState(node, context))
        context.change(node, draft => draft.rename(node, STATES[node.text]!));
    } else if (ts.isElementAccessExpression(node) && isState(node.argumentExpression, context))
      reportPart(node, context);
    ts.forEachChild(node, visit);
  })(source);
}

function changeKind(literal: tsTypes.StringLiteralLike, context: Context): void {
  const { parent } = literal;
  if (ts.isBinaryExpression(parent)) {
    const isSame = equality(parent);
    if (isSame === undefined) return;
    const other = parent.left === literal ? parent.right : parent.left;
    const part = partOf(other, PART, context);
    if (!part) return reportUnknown(other, parent, context);
    return changeComparison(parent, part, isSame, context);
  }
  if (ts.isCaseClause(parent)) {
    const { expression } = parent.parent.parent;
    const part = partOf(expression, PART, context);
    if (!part) return reportUnknown(expression, parent.expression, context);
    return changeCase(parent, part.node, context);
  }
  const extract = extractAround(literal, 'type');
  if (extract && isPart(context.checker.getTypeFromTypeNode(extract.typeArguments![0]!), PART, context))
    return replaceKind(literal, context);
  const asked = includesArgument(literal);
  if (asked && partOf(asked, PART, context)) reportPart(literal, context);
}

function changeComparison(
  comparison: tsTypes.BinaryExpression,
  { node, isOptional }: { node: tsTypes.Expression; isOptional: boolean },
  isSame: boolean,
  context: Context,
): void {
  // It is named twice then.
  if (isOptional && node.getText().includes('(')) return reportPart(comparison, context);
  context.change(comparison, draft => {
    const test = `${draft.import(node, 'ai', 'isToolUIPart')}(`;
    const not = isSame ? '' : '!';
    if (!isOptional) return draft.replace(comparison, not + test, node, ')');
    const isBare = isSame && isCondition(comparison);
    draft.replace(comparison, not, isBare ? '' : '(', node, ` && ${test}`, node, isBare ? ')' : '))');
  });
}

/** Whether the state of an invocation is compared with the literal. */
function isAskedOfState(literal: tsTypes.StringLiteralLike, context: Context): boolean {
  const { parent } = literal;
  if (ts.isBinaryExpression(parent))
    return equality(parent) !== undefined && isState(parent.left === literal ? parent.right : parent.left, context);
  if (ts.isCaseClause(parent)) return isState(parent.parent.parent.expression, context);
  const extract = extractAround(literal, 'state');
  if (extract) {
    const [from] = extract.typeArguments!;
    return membersNamed(context.checker.getTypeFromTypeNode(from!), 'state', context).includes('ToolInvocation.state');
  }
  const asked = includesArgument(literal);
  return asked !== undefined && isState(asked, context);
}

function isState(expression: tsTypes.Expression, context: Context): boolean {
  const kept = keptByHook(expression, context);
  return kept ? isState(kept, context) : membersOf(expression, context).includes('ToolInvocation.state');
}

/** What a hook was given first: `useRef(state).current`, `const [first] = useState(state)`. */
function keptByHook(expression: tsTypes.Expression, { uses }: Context): tsTypes.Expression | undefined {
  const value = inward(expression);
  const ref = ts.isPropertyAccessExpression(value) && value.name.text === 'current' ? value.expression : undefined;
  const name = ref ?? value;
  const declared = ts.isIdentifier(name) ? uses.references.symbolAt(name)?.valueDeclaration : undefined;
  const holder = declared && ts.isBindingElement(declared) ? declared.parent : undefined;
  const isFirst = holder && ts.isArrayBindingPattern(holder) && holder.elements[0] === declared;
  const variable = ref ? declared : isFirst ? holder.parent : undefined;
  const hook = variable && ts.isVariableDeclaration(variable) && variable.initializer;
  if (!hook || !ts.isCallExpression(hook) || hook.typeArguments) return undefined;
  return hook.expression.getText().endsWith(ref ? 'useRef' : 'useState') ? hook.arguments[0] : undefined;
}

/** A part of which nothing is known, or that may be something else too. */
function reportUnknown(value: tsTypes.Expression, at: tsTypes.Node, context: Context): void {
  const { expression } = value as tsTypes.PropertyAccessExpression;
  if (!context.namesSdk || !ts.isPropertyAccessExpression(value) || value.name.text !== 'type') return;
  const type = context.checker.getTypeAtLocation(expression);
  const isSome = membersNamed(type, 'type', context).includes(`${PART}.type`);
  if (!isOpaque(type) && !isSome) return;
  context.report(at, {
    message: 'No part of a UI message has the type `tool-invocation` in 7. Nothing tells whether this is one.',
    remedy: 'If it is, ask `isToolUIPart(part)` of `ai`, and read `input`, `output` and `state` of the part itself.',
  });
}
