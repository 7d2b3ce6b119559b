import { aboveComments } from '../../src/edit/layout.js';
import { takesCondition } from '../../src/edit/precedence.js';
import { besideStatement, quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { constituents, ownersOfSymbol, typeOfValue } from '../../src/sdk/symbols.js';
import { isAssignee, isNamed, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

/** Members that every part of a tool message, or every output of a tool, had. */
const MEMBERS = ['toolCallId', 'toolName', 'output', 'value'];

type Access = tsTypes.PropertyAccessExpression & { name: tsTypes.Identifier };

/** What is read, and the kinds of the value without and with it. */
interface Read {
  node: Access;
  missing: string[];
  present: string[];
}

export const newKinds = defineTransform({
  id: 'new-kinds',
  title: 'Reads of members that new kinds of a value lack',
  kind: 'breaking',
  from: [5],
  words: [],
  hints: MEMBERS,
  why: 'Under 7 a message of tools also holds answers to requests for approval, which name no tool, and a tool’s output may be `execution-denied`, which has no `value`. A read that asked for no kind does not compile.',
  keeps: ['reads behind a check of `type`', 'JavaScript, in which nothing comes but what came before'],
  before: 'for (const part of message.content) {\n  log(part.toolCallId, part.output.value);\n}',
  after:
    "for (const part of message.content) {\n  if (part.type !== 'tool-result') continue;\n  log(part.toolCallId, 'value' in part.output ? part.output.value : undefined);\n}",
  docs: guide7('message-parts-handle-new-reasoning-file-content-type'),
  visit: () => {},
  inspect(source, context) {
    if (source.flags & ts.NodeFlags.JavaScriptFile) return;
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
  },
});

/** Whether the code around asks for the kind, in a way that narrows or not. */
function isAsked({ expression }: Access): boolean {
  const scope = ts.findAncestor(expression, ts.isFunctionLike) ?? expression.getSourceFile();
  const before = scope.getText().slice(0, expression.getStart() - scope.getStart());
  return before.includes(`${expression.getText()}.type`) || before.includes(`in ${expression.getText()}`);
}

const isAccess = (node: tsTypes.Node): node is Access =>
  ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name) && MEMBERS.includes(node.name.text);

/** A read of a member that all kinds had which the generation knows. */
function readOf(node: Access, { checker, generation }: Context): Read | undefined {
  const type = typeOfValue(checker, node.expression);
  if (!type.isUnion()) return undefined;
  const missing: string[] = [];
  const present: string[] = [];
  for (const part of constituents(checker, type)) {
    const symbol = checker.getPropertyOfType(part, 'type');
    const [owner] = ownersOfSymbol(symbol);
    const kind = symbol && checker.getTypeOfSymbol(symbol);
    if (!owner || !kind?.isStringLiteral()) return undefined;
    const isThere = checker.getPropertyOfType(part, node.name.text) !== undefined;
    if (!isThere && (!generation || owner.in.includes(generation))) return undefined;
    (isThere ? present : missing).push(kind.value);
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
