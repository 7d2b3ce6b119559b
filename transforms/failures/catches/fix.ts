/** A handler that tells the model a fixed text, and the log what happened. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding, lineStart, startsLine } from '../../../src/edit/layout.js';
import { addFirst } from '../../../src/edit/statements.js';
import { quoteOf, usesSemicolons } from '../../../src/edit/style.js';
import { outward, someOwnNode, walkOwn } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Execute } from '../execute/execute.js';
import { logCall } from '../tool-errors/log.js';
import { errorName, type Handler } from './errors.js';
import { givenBy, isWithin, type Leak } from './leaks.js';
import { isSum, textWithout } from './text.js';

export interface Fix {
  /** What takes the place of each leak. */
  texts: readonly string[];
  write(draft: Draft): void;
}

interface Leaky {
  handler: Handler;
  leaks: readonly Leak[];
  code: string;
}

/** @param name of the tool */
export function fixOf(
  { handler, leaks, code }: Leaky,
  execute: Execute,
  name: string,
  context: Context,
): Fix | undefined {
  const error = errorName(handler);
  const isOpen = error !== undefined && isWithin(handler, execute) && (ts.isCatchClause(handler) || isInline(handler));
  if (!isOpen || !leaks.every(leak => isWithin(leak.node, handler) && isReplaceable(leak, context))) return undefined;

  const quote = quoteOf(execute.getSourceFile());
  const texts = leaks.map(leak => authorsText(leak) ?? quote + code + quote);
  return {
    texts,
    write(draft) {
      for (const [i, { node }] of leaks.entries()) {
        if (ts.isShorthandPropertyAssignment(node.parent)) draft.insertAfter(node, `: ${texts[i]}`);
        else draft.replace(withCasts(node), texts[i]!);
      }
      const unread = unreadConstants(leaks, handler, context);
      const log = isLogged(handler, unread, context) ? undefined : logCall(execute, name, error, context, false);
      writeLog(draft, handler, log, unread);
    },
  };
}

const isInline = (fn: tsTypes.Node): fn is tsTypes.ArrowFunction | tsTypes.FunctionExpression =>
  ts.isArrowFunction(fn) || ts.isFunctionExpression(fn);

const authorsText = ({ node, operands }: Leak): string | undefined =>
  operands.length > 0 && (ts.isTemplateExpression(node) || isSum(node)) ? textWithout(node, operands) : undefined;

/** Whether a text may stand there: members of an error that is spread cannot, nor may a type of the project ask for more. */
function isReplaceable({ node, operands, part }: Leak, context: Context): boolean {
  const { checker } = context;
  const { parent } = outward(node);
  // A helper may have put the text into an object.
  if (operands.length === 0 && !givenBy(node, context)) return false;
  if (ts.isSpreadAssignment(parent) || ts.isSpreadElement(parent)) return false;
  if (ts.isShorthandPropertyAssignment(node.parent) && node.parent.objectAssignmentInitializer) return false;
  const fn = ts.findAncestor(node, ts.isFunctionLike);
  if (part !== 'whole' || !fn?.type) return true;
  const wanted = checker.getContextualType(outward(node) as tsTypes.Expression);
  return !wanted || isOpaque(wanted) || checker.isTypeAssignableTo(checker.getStringType(), wanted);
}

/** A cast that says nothing of the value stays; one to what the error was goes. */
function withCasts(node: tsTypes.Expression): tsTypes.Node {
  const outer = outward(node);
  for (let at: tsTypes.Node = outer; at !== node; at = (at as tsTypes.AsExpression).expression) {
    if ((ts.isAsExpression(at) || ts.isSatisfiesExpression(at)) && !takesText(at.type)) return outer;
  }
  return node;
}

/** `any`, `unknown`, `string` */
const takesText = ({ kind }: tsTypes.Node): boolean =>
  kind === ts.SyntaxKind.AnyKeyword || kind === ts.SyntaxKind.UnknownKeyword || kind === ts.SyntaxKind.StringKeyword;

type Constant = tsTypes.VariableDeclaration & { parent: { parent: tsTypes.VariableStatement } };

/** Constants of the handler that only the replaced places read. */
function unreadConstants(leaks: readonly Leak[], handler: Handler, { uses }: Context): Constant[] {
  const gone: tsTypes.Node[] = leaks.flatMap(({ node, operands }) => (operands.length > 0 ? operands : [node]));
  const found: Constant[] = [];
  for (let i = 0; i < gone.length; i++) {
    const visit = (node: tsTypes.Node): void => {
      const declaration = ts.isIdentifier(node) ? uses.references.symbolAt(node)?.valueDeclaration : undefined;
      if (!declaration || !isConstant(declaration) || found.includes(declaration)) return;
      const isRead = uses.references.of(declaration.name).some(use => !gone.some(place => isWithin(use, place)));
      if (isRead || !isWithin(declaration, handler)) return;
      found.push(declaration);
      if (declaration.initializer) gone.push(declaration.initializer);
    };
    visit(gone[i]!);
    walkOwn(gone[i]!, visit);
  }
  return found;
}

const isConstant = (node: tsTypes.Node): node is Constant =>
  ts.isVariableDeclaration(node) &&
  ts.isIdentifier(node.name) &&
  ts.isVariableDeclarationList(node.parent) &&
  ts.isVariableStatement(node.parent.parent) &&
  node.parent.declarations.length === 1;

/** Whether a statement of the handler hands the error, or what is made of it, to something else. */
function isLogged(handler: Handler, unread: readonly Constant[], context: Context): boolean {
  const isOfError = (part: tsTypes.Node): boolean =>
    ts.isIdentifier(part) && !unread.some(one => isWithin(part, one)) && givenBy(part, context)?.handler === handler;
  return someOwnNode(bodyOf(handler), node => {
    if (!ts.isExpressionStatement(node)) return false;
    const call =
      ts.isAwaitExpression(node.expression) || ts.isVoidExpression(node.expression)
        ? node.expression.expression
        : node.expression;
    return ts.isCallExpression(call) && call.arguments.some(argument => someOwnNode(argument, isOfError));
  });
}

const bodyOf = (handler: Handler): tsTypes.ConciseBody =>
  ts.isCatchClause(handler) ? handler.block : (handler as tsTypes.ArrowFunction).body;

function writeLog(draft: Draft, handler: Handler, log: string | undefined, unread: readonly Constant[]): void {
  const body = bodyOf(handler);
  const statements = unread.map(({ parent }) => parent.parent);
  // The line of the constant is the place for the log.
  const place = log ? statements.find(({ parent }) => parent === body) : undefined;
  for (const statement of statements) {
    if (statement === place) draft.replace(statement, log! + (statement.getText().endsWith(';') ? ';' : ''));
    else removeLine(draft, statement);
  }
  if (!log || place) return;
  if (ts.isBlock(body)) addFirst(body, [log], draft);
  else openBody(draft, body, log);
}

function removeLine(draft: Draft, statement: tsTypes.Statement): void {
  const { text } = statement.getSourceFile();
  const start = statement.getStart();
  // The first line of a block takes the empty lines below it along.
  const isFirst = text[statement.pos - 1] === '{';
  const rest = (isFirst ? /^\s*\n|^[\t ]*/ : /^[\t ]*(?:\r?\n)?/).exec(text.slice(statement.end))![0];
  const isAlone = startsLine(text, start) && rest.endsWith('\n');
  const range = { start: isAlone ? lineStart(text, start) : start, end: statement.end + rest.length };
  draft.replaceRange(statement, range, '');
}

/** `error => ({ … })` gets a body. */
function openBody(draft: Draft, body: tsTypes.Expression, log: string): void {
  const source = body.getSourceFile();
  const { text } = source;
  const value = ts.isParenthesizedExpression(body) ? body.expression : body;
  const end = usesSemicolons(source) ? ';' : '';
  const eol = lineEnding(text);
  const base = indentAt(text, body.parent.getStart(source));
  const line = eol + base + indentUnit(text);
  const [start, last] = [value.getStart(source), value.end];
  draft.replaceRange(body, { start: body.getStart(source), end: start }, '');
  draft.replaceRange(body, { start: last, end: body.end }, '');
  draft.wrap(body, { start, end: last }, `{${line}${log}${end}${line}return `, `${end}${eol}${base}}`);
}
