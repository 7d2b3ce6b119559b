/** Where the lines of a wrap go: a body keeps its own lines, one step deeper. */

import type { Draft } from '../../../src/edit/draft.js';
import type { Slice } from '../../../src/edit/edits.js';
import { indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { inward, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { ownReturns } from './failures.js';
import { mayBePromise } from './thenable.js';

/** A function that is written where the tool is. */
export type Execute = (tsTypes.ArrowFunction | tsTypes.FunctionExpression | tsTypes.MethodDeclaration) & {
  body: tsTypes.ConciseBody;
};

export interface Handler {
  /** The catch variable. */
  error: string;
  /** Statements, without their semicolons. */
  statements: readonly string[];
}

export function wrapBody(draft: Draft, execute: Execute, handler: Handler, checker: tsTypes.TypeChecker): void {
  const page = new Page(draft, execute.getSourceFile());
  if (ts.isBlock(execute.body)) page.block(execute.body, handler, checker);
  else page.expression(execute as tsTypes.ArrowFunction & { body: tsTypes.Expression }, handler, checker);
}

class Page {
  readonly #draft: Draft;
  readonly #source: tsTypes.SourceFile;
  readonly #text: string;
  readonly #eol: string;
  readonly #unit: string;
  readonly #end: ';' | '';

  constructor(draft: Draft, source: tsTypes.SourceFile) {
    this.#draft = draft;
    this.#source = source;
    this.#text = source.text;
    this.#eol = lineEnding(source.text);
    this.#unit = indentUnit(source.text);
    this.#end = usesSemicolons(source) ? ';' : '';
  }

  block(body: tsTypes.Block, handler: Handler, checker: tsTypes.TypeChecker): void {
    for (const value of ownReturns(body)) if (mayBePromise(value, checker)) this.#await(value);

    const text = this.#text;
    const { statements } = body;
    const directives = statements.filter((_, i) => statements.slice(0, i + 1).every(isDirective));
    const open = this.#afterComments(directives.at(-1)?.end ?? body.getStart(this.#source) + 1);
    const close = body.end - 1;
    const start = open + /^\s*/.exec(text.slice(open))![0].length;
    const end = start + text.slice(start, close).trimEnd().length;
    const base = indentAt(text, body.getStart(this.#source));

    if (startsLine(text, start)) {
      const indent = indentAt(text, start);
      this.#enclose(
        body,
        { start, end },
        [`try {${this.#eol}${indent}${this.#unit}`],
        [this.#handler(handler, indent)],
      );
      if (!startsLine(text, close)) this.#fill({ start: end, end: close }, this.#eol + base);
      return;
    }

    // The body shares its lines with the braces, so its statements get lines of their own.
    const indent = base + this.#unit;
    const [directive] = directives;
    if (directive && !startsLine(text, directive.getStart(this.#source))) {
      const gap = { start: body.getStart(this.#source) + 1, end: directive.getStart(this.#source) };
      if (isBlank(text.slice(gap.start, gap.end))) this.#fill(gap, this.#eol + indent);
    }
    const rest = statements.slice(directives.length);
    const deeper = this.#eol + indent + this.#unit;
    const isFlush = !rest.some(statement => startsLine(text, statement.getStart(this.#source)));
    // What is written between the statements is indented with them.
    const within = this.#eol + (isFlush ? base : indent);
    for (const [i, statement] of rest.entries()) {
      const before = rest[i - 1];
      if (before && isBlank(text.slice(before.end, statement.getStart(this.#source)))) {
        this.#fill({ start: before.end, end: statement.getStart(this.#source) }, within);
      }
    }
    this.#fill({ start: open, end: start }, this.#eol + indent);
    const closing = this.#handler(handler, indent);
    if (isFlush) this.#enclose(body, { start, end }, ['try {', deeper], [closing.slice(0, -1), '}']);
    else this.#enclose(body, { start, end }, [`try {${deeper}`], [closing]);
    if (startsLine(text, close)) return;
    this.#fill({ start: end, end: close }, this.#eol + base);
  }

  /** `async input => find(input)`: the expression becomes a body. */
  expression(
    arrow: tsTypes.ArrowFunction & { body: tsTypes.Expression },
    handler: Handler,
    checker: tsTypes.TypeChecker,
  ): void {
    const text = this.#text;
    const { body } = arrow;
    const { end: arrowEnd } = arrow.equalsGreaterThanToken;
    const bodyStart = body.getStart(this.#source);
    const base = indentAt(text, arrow.equalsGreaterThanToken.getStart(this.#source));
    const indent = base + this.#unit;

    // The parentheses of `({ … })` were there for the arrow alone. A comment within keeps them.
    const value = inward(body);
    const isBare =
      ts.isParenthesizedExpression(body) && body.expression === value && ts.isObjectLiteralExpression(value);
    const edges: Slice[] = [
      { start: bodyStart, end: value.getStart(this.#source) },
      { start: value.end, end: body.end },
    ];
    const isStripped = isBare && edges.every(edge => /^[()\s]*$/.test(text.slice(edge.start, edge.end)));
    const range = isStripped
      ? { start: value.getStart(this.#source), end: value.end }
      : { start: bodyStart, end: body.end };
    if (isStripped) for (const edge of edges) this.#fill(edge, '');

    const isAwaited = !isStripped && mayBePromise(body, checker);
    const isHeld = isAwaited && bindsLooser(body);
    const opening = `return ${isAwaited ? 'await ' : ''}${isHeld ? '(' : ''}`;
    const before = ['try {', this.#eol + indent + this.#unit + opening];
    const after = [`${isHeld ? ')' : ''}${this.#end}${this.#handler(handler, indent)}`, `${this.#eol}${base}}`];

    const ownLine = startsLine(text, bodyStart);
    if (isBlank(text.slice(arrowEnd, bodyStart)))
      this.#fill({ start: arrowEnd, end: bodyStart }, ` {${this.#eol}${indent}`);
    else {
      // A comment stands between, and `return` must not be parted from its value.
      this.#draft.insertAfter(arrow.equalsGreaterThanToken, ' {');
      const blank = /\s*$/.exec(text.slice(arrowEnd, bodyStart))![0].length;
      if (!ownLine) this.#fill({ start: bodyStart - blank, end: bodyStart }, this.#eol + indent);
    }
    if (ownLine && indentAt(text, bodyStart).length > base.length) {
      this.#enclose(body, range, [before.join('')], [after.join('')]);
    } else this.#enclose(body, range, before, after);
  }

  /** Everything from the end of the guarded lines to the closing brace of `catch`. */
  #handler({ error, statements }: Handler, indent: string): string {
    const lines = statements.map(statement => indent + this.#unit + statement + this.#end);
    return ['', `${indent}} catch (${error}) {`, ...lines, `${indent}}`].join(this.#eol);
  }

  #await(value: tsTypes.Expression): void {
    const isHeld = bindsLooser(value);
    this.#draft.insertBefore(value, isHeld ? 'await (' : 'await ');
    if (isHeld) this.#draft.insertAfter(value, ')');
  }

  /** Indents by as many steps as there are texts. */
  #enclose(node: tsTypes.Node, range: Slice, before: readonly string[], after: readonly string[]): void {
    this.#draft.wrap(node, range, before.join(''), after.join(''), before.length);
  }

  /** Writes between two tokens, where there is nothing but white space or a parenthesis. */
  #fill(range: Slice, text: string): void {
    this.#draft.replaceRange(this.#source, range, text);
  }

  /** The end of a comment that stands behind the brace or the directive and ends its line. */
  #afterComments(at: number): number {
    const last = ts.getTrailingCommentRanges(this.#text, at)?.at(-1);
    return last && /^[\t ]*\r?\n/.test(this.#text.slice(last.end)) ? last.end : at;
  }
}

const isBlank = (text: string): boolean => text.trim() === '';

export const isDirective = (statement: tsTypes.Statement): boolean =>
  ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);

/** `await a ?? b` waits for `a` alone. */
const bindsLooser = (value: tsTypes.Expression): boolean =>
  ts.isBinaryExpression(value) ||
  ts.isConditionalExpression(value) ||
  ts.isAsExpression(value) ||
  ts.isSatisfiesExpression(value) ||
  ts.isArrowFunction(value);

const semicolons = new WeakMap<tsTypes.SourceFile, boolean>();

/** Whether most statements of the file that can end in a semicolon do. */
function usesSemicolons(source: tsTypes.SourceFile): boolean {
  let answer = semicolons.get(source);
  if (answer === undefined) {
    let balance = 0;
    walk(source, node => {
      if (canEndInSemicolon(node)) balance += source.text[node.end - 1] === ';' ? 1 : -1;
    });
    answer = balance >= 0;
    semicolons.set(source, answer);
  }
  return answer;
}

const canEndInSemicolon = (node: tsTypes.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isExpressionStatement(node) ||
  ts.isReturnStatement(node) ||
  ts.isExportAssignment(node);
