/** What is written into a message before its start: the client of 7 takes it for a message of its own, once there is more of it. */
import { besideStatement, quoteOf, usesSemicolons } from '../../../src/edit/style.js';
import { isFunctionNode } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isMerged } from '../create-data-stream/calls.js';

/** Functions that have been seen to. */
const seen = new WeakSet<tsTypes.Node>();

/** Writes the start in front of the first part in `execute`, or tells where that cannot be told. */
export function startBefore(call: tsTypes.CallExpression, writer: tsTypes.Expression, context: Context): void {
  const fn = writerOf(writer, context)?.parent;
  // What runs later, as a callback of the call that answers, runs behind the start.
  if (!fn || !isFunctionNode(fn) || !fn.body || seen.has(fn) || !isRunIn(fn.body, call)) return;
  seen.add(fn);
  const statement = ts.isBlock(fn.body) ? ts.findAncestor(call, node => node.parent === fn.body) : undefined;
  if (!statement || !hasOneStart(fn, context)) return report(call, context);
  const source = call.getSourceFile();
  const { line } = besideStatement(statement as tsTypes.Statement);
  const [q, end] = [quoteOf(source), usesSemicolons(source) ? ';' : ''];
  context.change(call, draft => {
    draft.insertBefore(statement, `${writer.getText()}.write({ type: ${q}start${q} })${end}${line}`);
  });
}

export type Writer = tsTypes.ParameterDeclaration & { name: tsTypes.Identifier };

/** The parameter through which a function is given the writer. */
export function writerOf(writer: tsTypes.Expression, { uses }: Context): Writer | undefined {
  const declaration = ts.isIdentifier(writer) ? uses.references.symbolAt(writer)?.valueDeclaration : undefined;
  return declaration && ts.isParameter(declaration) && ts.isIdentifier(declaration.name)
    ? (declaration as Writer)
    : undefined;
}

/** Whether each start in the stream that the function fills has the id of that stream. */
export function hasOneStart(execute: tsTypes.Node, context: Context): boolean {
  const streams = context.uses.origins.ofCallback(execute, ['execute']);
  // The result of a call would have an id of its own.
  if (!streams || context.mentions(/\bexperimental_generateMessageId\b/, 'beside')) return false;
  return !streams.some(({ call }) => isMerged(call, context));
}

/** Whether the body itself runs the call, once or for each element of a list. */
function isRunIn(body: tsTypes.Node, call: tsTypes.Node): boolean {
  for (let at = call; at !== body; at = at.parent) if (ts.isFunctionLike(at) && !isRunAtOnce(at)) return false;
  return true;
}

/** `list.forEach(element => …)` */
const isRunAtOnce = ({ parent }: tsTypes.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  /^(?:forEach|map)$/.test(parent.expression.name.text);

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'Where sources are written before the start of the message, the client of 7 shows them as another message.',
    remedy: "Write `{ type: 'start' }` before the first, where nothing of the message was written yet.",
    severity: 'info',
    kind: 'silent',
  });
}
