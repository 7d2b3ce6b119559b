/** Where the lines of a wrap go: a body keeps its own lines, one step deeper. */
import type { Draft } from '../../../src/edit/draft.js';
import type { Slice } from '../../../src/edit/edits.js';
import { indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { arrowParameter, usesSemicolons } from '../../../src/edit/style.js';
import { directivesOf, returnsOf } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Execute, isAsyncFunction, isGenerator } from '../execute/execute.js';
import { mayBePromise } from '../execute/thenable.js';
import type { EarlyTry } from './early.js';
import type { Handler } from './handler.js';
import { unbound } from './reference.js';

type ArrowOfExpression = tsTypes.ArrowFunction & { body: tsTypes.Expression };

/** Puts a `try` around the body. A promise that it returns is waited for there. */
export function wrapBody(draft: Draft, execute: Execute, handler: Handler, checker: tsTypes.TypeChecker): void {
  const page = new Page(draft, execute.getSourceFile());
  const returned = isGenerator(execute) ? [] : returnsOf(execute).filter(value => mayBePromise(value, checker));
  if (returned.length > 0 && !isAsyncFunction(execute)) draft.makeAsync(execute);
  if (ts.isBlock(execute.body)) page.block(execute.body, handler, returned);
  else page.expression(execute as ArrowOfExpression, handler, returned.length > 0 ? 'return await ' : 'return ');
}

/** Lets the `try` of the author begin before what stands above it. */
export function beginEarlier(draft: Draft, early: EarlyTry): void {
  new Page(draft, early.statement.getSourceFile()).early(early);
}

/** Makes a generator of a function that returns an iterable. */
export function wrapIterable(draft: Draft, execute: Execute, value: tsTypes.Expression, handler: Handler): void {
  const page = new Page(draft, execute.getSourceFile());
  page.makeGenerator(execute);
  if (!ts.isBlock(execute.body)) return page.expression(execute as ArrowOfExpression, handler, 'yield* ');
  draft.replaceRange(value, { start: value.parent.getStart(), end: value.getStart() }, 'yield* ');
  page.block(execute.body, handler, []);
}

/** A function that is written around a call of the one that stood there. */
export interface Call {
  /** What stood there, as the value of a property or as a shorthand. */
  reference: tsTypes.Expression;
  /** Names of the parameters, with their types where nothing else tells them. */
  parameters: readonly { name: string; type: string }[];
  isStream: boolean;
}

export function wrapCall(draft: Draft, call: Call, handler: Handler): void {
  new Page(draft, call.reference.getSourceFile()).call(call, handler);
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

  block(body: tsTypes.Block, handler: Handler, awaited: readonly tsTypes.Expression[]): void {
    for (const value of awaited) this.#await(value);
    const { statements } = body;
    const directives = directivesOf(statements);
    const open = this.#afterComments(directives.at(-1)?.end ?? this.#start(body) + 1);
    const close = body.end - 1;
    const start = open + /^\s*/.exec(this.#text.slice(open))![0].length;
    const end = start + this.#text.slice(start, close).trimEnd().length;

    if (startsLine(this.#text, start)) {
      const indent = indentAt(this.#text, start);
      const before = `try {${this.#eol}${indent}${this.#unit}`;
      this.#enclose(body, { start, end }, [before], [this.#handler(handler, indent)]);
    } else {
      this.#breakAfterBrace(body, directives[0]);
      this.#fill({ start: open, end: start }, this.#eol + indentAt(this.#text, this.#start(body)) + this.#unit);
      this.#encloseShared(body, statements.slice(directives.length), { start, end }, handler);
    }
    if (startsLine(this.#text, close)) return;
    this.#fill({ start: end, end: close }, this.#eol + indentAt(this.#text, this.#start(body)));
  }

  early({ leading, statement }: EarlyTry): void {
    const range = { start: this.#start(leading[0]!), end: leading.at(-1)!.end };
    const brace = this.#start(statement.tryBlock) + 1;
    const first = brace + /^\s*/.exec(this.#text.slice(brace))![0].length;
    const indent = indentAt(this.#text, range.start);
    this.#enclose(statement, range, [`try {${this.#eol}${indent}${this.#unit}`], ['']);
    this.#fill({ start: this.#start(statement), end: first }, this.#unit);
  }

  /** A directive beside the opening brace gets a line of its own. */
  #breakAfterBrace(body: tsTypes.Block, directive: tsTypes.Statement | undefined): void {
    if (!directive || startsLine(this.#text, this.#start(directive))) return;
    const gap = { start: this.#start(body) + 1, end: this.#start(directive) };
    if (!isBlank(this.#text.slice(gap.start, gap.end))) return;
    this.#fill(gap, this.#eol + indentAt(this.#text, this.#start(body)) + this.#unit);
  }

  /** The body shares its lines with the braces, so its statements get lines of their own. */
  #encloseShared(body: tsTypes.Block, statements: readonly tsTypes.Statement[], range: Slice, handler: Handler): void {
    const base = indentAt(this.#text, this.#start(body));
    const indent = base + this.#unit;
    const isFlush = !statements.some(statement => startsLine(this.#text, this.#start(statement)));
    // What is written between the statements is indented with them.
    const within = this.#eol + (isFlush ? base : indent);
    for (const [i, statement] of statements.entries()) {
      const before = statements[i - 1];
      if (before && isBlank(this.#text.slice(before.end, this.#start(statement)))) {
        this.#fill({ start: before.end, end: this.#start(statement) }, within);
      }
    }
    const deeper = this.#eol + indent + this.#unit;
    const closing = this.#handler(handler, indent);
    if (isFlush) this.#enclose(body, range, ['try {', deeper], [closing.slice(0, -1), '}']);
    else this.#enclose(body, range, [`try {${deeper}`], [closing]);
  }

  /** `async input => find(input)`: the expression becomes a body. */
  expression(arrow: ArrowOfExpression, handler: Handler, keyword: string): void {
    const { body } = arrow;
    const base = indentAt(this.#text, this.#start(arrow.equalsGreaterThanToken));
    const indent = base + this.#unit;
    const stripped = this.#stripParentheses(body);
    const isHeld = keyword.endsWith('await ') && bindsLooser(body);
    const opening = keyword + (isHeld ? '(' : '');
    const before = ['try {', this.#eol + indent + this.#unit + opening];
    const after = [`${isHeld ? ')' : ''}${this.#end}${this.#handler(handler, indent)}`, `${this.#eol}${base}}`];

    this.#openBody(arrow, indent);
    const start = this.#start(body);
    const range = stripped ?? { start, end: body.end };
    const isDeeper = startsLine(this.#text, start) && indentAt(this.#text, start).length > base.length;
    if (isDeeper) this.#enclose(body, range, [before.join('')], [after.join('')]);
    else this.#enclose(body, range, before, after);
  }

  /** The parentheses of `({ … })` were there for the arrow alone. A comment within keeps them. */
  #stripParentheses(body: tsTypes.Expression): Slice | undefined {
    if (!ts.isParenthesizedExpression(body) || !ts.isObjectLiteralExpression(body.expression)) return undefined;
    const value = { start: this.#start(body.expression), end: body.expression.end };
    const edges: Slice[] = [
      { start: this.#start(body), end: value.start },
      { start: value.end, end: body.end },
    ];
    if (!edges.every(edge => /^[()\s]*$/.test(this.#text.slice(edge.start, edge.end)))) return undefined;
    for (const edge of edges) this.#fill(edge, '');
    return value;
  }

  /** Opens the body behind the arrow. */
  #openBody({ body, equalsGreaterThanToken: token }: ArrowOfExpression, indent: string): void {
    const start = this.#start(body);
    const gap = this.#text.slice(token.end, start);
    if (isBlank(gap)) return this.#fill({ start: token.end, end: start }, ` {${this.#eol}${indent}`);
    // A comment stands between, and `return` must not be parted from its value.
    this.#draft.insertAfter(token, ' {');
    if (startsLine(this.#text, start)) return;
    this.#fill({ start: start - /\s*$/.exec(gap)![0].length, end: start }, this.#eol + indent);
  }

  /** `input => search(input)`, `function (input) {` and `execute(input) {` become async generators. */
  makeGenerator(execute: Execute): void {
    if (ts.isMethodDeclaration(execute)) return this.#draft.insertBefore(execute.name, 'async *');
    if (!ts.isArrowFunction(execute)) {
      const start = this.#start(execute);
      return this.#fill({ start, end: start + 'function'.length }, 'async function*');
    }
    const { equalsGreaterThanToken: token, parameters } = execute;
    const [parameter] = parameters;
    const isBare = parameter !== undefined && this.#text.slice(this.#start(execute), this.#start(parameter)) === '';
    this.#draft.insertBefore(execute, `async function* ${isBare ? '(' : ''}`);
    this.#fill({ start: token.pos, end: token.end }, isBare ? ')' : '');
  }

  call({ reference, parameters, isStream }: Call, handler: Handler): void {
    const isShorthand = ts.isShorthandPropertyAssignment(reference.parent);
    const base = indentAt(this.#text, this.#start(reference));
    const indent = base + this.#unit;
    const names = parameters.map(({ name }) => name).join(', ');
    const list = `(${parameters.map(({ name, type }) => name + type).join(', ')})`;
    const [only] = parameters;
    const isBare = parameters.length === 1 && only!.type === '';
    const arrow = isBare ? arrowParameter(this.#source, only!.name) : list;
    const head = isStream ? `async function* ${list}` : `async ${arrow} =>`;
    const lines = [`${head} {`, `${indent}try {`, indent + this.#unit + (isStream ? 'yield* ' : 'return await ')];
    const method = unbound(reference);
    this.#draft.insertBefore(reference, (isShorthand ? `${reference.getText()}: ` : '') + lines.join(this.#eol));
    if (method !== reference) this.#fill({ start: method.end, end: reference.end }, '');
    this.#draft.insertAfter(reference, `(${names})${this.#end}${this.#handler(handler, indent)}${this.#eol}${base}}`);
  }

  #start(node: tsTypes.Node): number {
    return node.getStart(this.#source);
  }

  /** Everything from the end of the guarded lines to the closing brace of `catch`. */
  #handler({ error, statements }: Handler, indent: string): string {
    const lines = statements.map(statement => indent + this.#unit + statement);
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

/** `await a ?? b` waits for `a` alone. */
const bindsLooser = (value: tsTypes.Expression): boolean =>
  ts.isBinaryExpression(value) ||
  ts.isConditionalExpression(value) ||
  ts.isAsExpression(value) ||
  ts.isSatisfiesExpression(value) ||
  ts.isArrowFunction(value);
