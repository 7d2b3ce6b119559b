/** `addToolResult({ toolCallId, result })` → `addToolOutput({ tool, toolCallId, output })` */
import type { Part } from '../../../src/edit/draft.js';
import { constValue, inward, outward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, Use } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { membersOf } from '../ui-messages/members.js';
import { equality } from '../ui-messages/positions.js';

const NAME = 'ToolInvocation.toolName';
const ID = 'ToolInvocation.toolCallId';

export function changeOutput(use: OptionUse | Use, context: Context): void {
  if (use.form !== 'option' || context.generation !== 4) return;
  const id = sibling(use, 'toolCallId');
  const name = id && nameOf(use.literal, propertyValue(id), context);
  if (use.doubt || use.reads.length > 0 || (!sibling(use, 'tool') && !name)) {
    return context.report(use.key, {
      message:
        '`addToolOutput` of 7 wants the name of the tool as `tool`, and the result as `output`. Nothing here tells the name.',
      remedy:
        'Pass `tool: getToolName(part)`, with the part whose `toolCallId` this is, and rename `result` to `output`.',
      severity: 'error',
    });
  }
  context.change(use.key, draft => {
    draft.rename(use.key, 'output');
    if (sibling(use, 'tool')) return;
    const value = typeof name === 'string' ? [name] : [`${draft.import(use.key, 'ai', 'getToolName')}(`, name!, ')'];
    draft.addElementBefore(id!, 'tool: ', ...(value as Part[]));
  });
}

/** The name of the tool as a literal that was asked for around a call, else the invocation that has it. */
function nameOf(
  at: tsTypes.Node,
  id: tsTypes.Expression | undefined,
  context: Context,
): string | tsTypes.Expression | undefined {
  for (let node = at; node.parent; node = node.parent) {
    const asked = askedFor(node, context);
    if (asked) return asked;
  }
  return id && ownerOfId(id, context);
}

/** `case 'weather':`, `if (toolName === 'weather')`, `toolName === 'weather' && …`, around a node. */
function askedFor(node: tsTypes.Node, context: Context): string | undefined {
  const { parent } = node;
  if (ts.isCaseClause(parent) && parent.expression !== node) {
    const { clauses, parent: choice } = parent.parent;
    const before = clauses[clauses.indexOf(parent) - 1];
    const isShared = before && (before.statements.length === 0 || !/\b(?:return|break|throw)\b/.test(before.getText()));
    return !isShared && isName(choice.expression, context) ? literal(parent.expression) : undefined;
  }
  if (ts.isIfStatement(parent) && parent.thenStatement === node) return equalTo(parent.expression, context);
  if (ts.isConditionalExpression(parent) && parent.whenTrue === node) return equalTo(parent.condition, context);
  const isAnd = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd && parent.right === node ? equalTo(parent.left, context) : undefined;
}

function equalTo(test: tsTypes.Expression, context: Context): string | undefined {
  const node = inward(test);
  if (!ts.isBinaryExpression(node)) return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return equalTo(node.left, context) ?? equalTo(node.right, context);
  if (!equality(node)) return undefined;
  if (isName(node.left, context)) return literal(node.right);
  return isName(node.right, context) ? literal(node.left) : undefined;
}

const literal = (node: tsTypes.Expression): string | undefined =>
  ts.isStringLiteralLike(node) ? node.getText() : undefined;

const isName = (node: tsTypes.Expression, context: Context): boolean => membersOf(node, context).includes(NAME);

/** The invocation that an id was read from. */
function ownerOfId(id: tsTypes.Expression, context: Context): tsTypes.Expression | undefined {
  const node = inward(id);
  if (!membersOf(node, context).includes(ID)) return undefined;
  if (ts.isPropertyAccessExpression(node)) return node.expression;
  const declaration = ts.isIdentifier(node) ? context.uses.references.symbolAt(node)?.valueDeclaration : undefined;
  const held = constValue(declaration);
  if (held) return ownerOfId(held, context);
  const holder = declaration && ts.isBindingElement(declaration) ? declaration.parent.parent : undefined;
  return holder && ts.isVariableDeclaration(holder) ? holder.initializer : undefined;
}

/** `addToolResult`, where it is taken out of the chat or called on it. */
export function changeHelper(use: Use, context: Context): void {
  if (context.generation !== 4) return;
  const { node, key } = use;
  if (use.form === 'read') {
    if (ts.isCallExpression(outward(node).parent)) context.change(key, draft => draft.rename(key, 'addToolOutput'));
    return;
  }
  if (use.form !== 'pattern' || !ts.isBindingElement(node) || !ts.isIdentifier(node.name)) return;
  const reads = context.uses.references.of(node.name).filter(read => read.parent !== node);
  const isPlain = !node.propertyName && !reads.some(read => ts.isShorthandPropertyAssignment(read.parent));
  context.change(key, draft => {
    const name = isPlain ? draft.freeName(node, 'addToolOutput') : undefined;
    if (name !== 'addToolOutput') return draft.rename(key, 'addToolOutput');
    draft.replace(node.name, name);
    for (const read of reads) draft.replace(read, name);
  });
  for (const read of reads.filter(one => !ts.isCallExpression(outward(one).parent))) {
    context.report(read, {
      message: 'What it is given there has to be `{ tool, toolCallId, output }` in 7; with `result` no output is sent.',
      remedy:
        'Change the type of what takes it, and its calls: `tool` is the name of the tool, `output` what `result` was.',
      severity: 'error',
    });
  }
}
