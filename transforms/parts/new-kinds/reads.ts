/** `part.toolCallId`, where new kinds of the part have none. */
import { aboveComments } from '../../../src/edit/layout.js';
import { takesCondition } from '../../../src/edit/precedence.js';
import { besideStatement, quoteOf } from '../../../src/edit/style.js';
import { constituents, typeOfValue } from '../../../src/sdk/symbols.js';
import { isAssignee, isNamed, someNode, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isNew, kindOf } from './kinds.js';

/** Members that every part of a tool message, or every output of a tool, had. */
export const MEMBERS = ['toolCallId', 'toolName', 'output', 'value'];

type Access = tsTypes.PropertyAccessExpression & { name: tsTypes.Identifier };

/** What is read, and the kinds of the value without and with it. */
interface Read {
  node: Access;
  missing: string[];
  present: string[];
}

export function changeReads(source: tsTypes.SourceFile, context: Context): void {
  const reads: Read[] = [];
  walk(source, node => {
    const read = isAccess(node) && !isAsked(node) ? readOf(node, context) : undefined;
    if (read) reads.push(read);
  });
  const skipped = new Set<tsTypes.Node>();
  for (const read of reads) {
    const loop = loopOf(read, context);
    if (loop && !skipped.has(loop)) skip(loop, read, context);
    if (loop) skipped.add(loop);
    else if (read.node.name.text === 'value' && isPlain(read.node)) ask(read.node, context);
    else report(read, context);
  }
}

/** Whether the function asks for the kind before, in a way that narrows or not. */
function isAsked({ expression }: Access): boolean {
  const value = expression.getText();
  const scope = ts.findAncestor(expression, ts.isFunctionLike) ?? expression.getSourceFile();
  return someNode(scope, node => {
    if (node.pos >= expression.pos) return false;
    if (ts.isPropertyAccessExpression(node)) return node.name.text === 'type' && node.expression.getText() === value;
    return (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      node.right.getText() === value
    );
  });
}

const isAccess = (node: tsTypes.Node): node is Access =>
  ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) && MEMBERS.includes(node.name.text);

/** A read of a member that all kinds had which the generation knows. */
function readOf(node: Access, context: Context): Read | undefined {
  const { checker } = context;
  const type = typeOfValue(checker, node.expression);
  if (!type.isUnion()) return undefined;
  const missing: string[] = [];
  const present: string[] = [];
  for (const part of constituents(checker, type)) {
    const kind = kindOf(part, context);
    if (!kind) return undefined;
    const isThere = checker.getPropertyOfType(part, node.name.text) !== undefined;
    if (!isThere && !isNew(kind, context)) return undefined;
    (isThere ? present : missing).push(kind.name);
  }
  return missing.length > 0 && present.length > 0 ? { node, missing, present } : undefined;
}

/** The loop whose every element is of one kind for the code. */
function loopOf({ node, present }: Read, { uses }: Context): tsTypes.ForOfStatement | undefined {
  if (present.length > 1 || !ts.isIdentifier(node.expression)) return undefined;
  const declared = uses.references.symbolAt(node.expression)?.valueDeclaration;
  const loop = declared && ts.isVariableDeclaration(declared) ? declared.parent.parent : undefined;
  return loop && ts.isForOfStatement(loop) && ts.isBlock(loop.statement) && loop.statement.statements.length > 0
    ? loop
    : undefined;
}

function skip({ statement }: tsTypes.ForOfStatement, { node, present }: Read, context: Context): void {
  const first = (statement as tsTypes.Block).statements[0]!;
  const { text } = node.getSourceFile();
  const { end, line } = besideStatement(first);
  const quote = quoteOf(node.getSourceFile());
  const start = aboveComments(text, first.getStart());
  const test = `if (${node.expression.getText()}.type !== ${quote}${present[0]}${quote}) continue${end}${line}`;
  context.change(node, draft => draft.replaceRange(first, { start, end: start }, test));
}

const isPlain = (node: Access): boolean => !node.questionDotToken && isNamed(node.expression) && !isAssignee(node);

/** `output.value` → `('value' in output ? output.value : undefined)` */
function ask(node: Access, context: Context): void {
  const quote = quoteOf(node.getSourceFile());
  const [open, close] = takesCondition(node) ? ['', ''] : ['(', ')'];
  context.change(node, draft => {
    draft.insertBefore(node, `${open}${quote}value${quote} in ${node.expression.getText()} ? `);
    draft.insertAfter(node, ` : undefined${close}`);
  });
}

function report({ node, missing, present }: Read, context: Context): void {
  const kinds = (names: readonly string[]) => names.map(name => `\`${name}\``).join(', ');
  context.report(node.name, {
    message: `What is new in 7 has no \`${node.name.text}\`: ${kinds(missing)}.`,
    remedy: `Ask for the \`type\` first; these have it: ${kinds(present)}.`,
    severity: 'error',
  });
}
