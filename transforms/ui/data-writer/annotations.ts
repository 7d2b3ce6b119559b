/** Annotations of a message are one list in its metadata: 7 replaces a list as a whole, so that all of it is written each time. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { addFirst } from '../../../src/edit/statements.js';
import { quoteOf, usesSemicolons } from '../../../src/edit/style.js';
import { isFunctionNode, isScript } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { hasOneStart, type Writer, writerOf } from './start.js';

/** What the functions that are given a writer call for an annotation; undefined where nothing can stand for it. */
const writers = new WeakMap<tsTypes.Node, string | undefined>();

/** Whether the call of the method was changed. */
export function writeAnnotation({ node, key }: ReadUse, call: tsTypes.CallExpression, context: Context): boolean {
  const parameter = writerOf(node.expression, context);
  if (!parameter || node.questionDotToken || call.questionDotToken) return false;
  const execute = parameter.parent;
  if (!writers.has(execute)) writers.set(execute, declare(parameter, context));
  const writer = writers.get(execute);
  return writer !== undefined && context.change(key, draft => draft.replace(node, writer));
}

function declare({ name, parent: execute }: Writer, context: Context): string | undefined {
  const body = isFunctionNode(execute) ? execute.body : undefined;
  // In a stream that goes into another, the list would also be replaced by that of the other.
  if (!body || !ts.isBlock(body) || !hasOneStart(execute, context)) return undefined;
  let writer: string | undefined;
  const isChanged = context.change(name, draft => {
    writer = draft.freeName(body, 'writeMessageAnnotation');
    addFirst(body, declarations(name.text, writer, body, draft), draft);
  });
  if (isChanged) reportContinued(name, context);
  return isChanged ? writer : undefined;
}

function declarations(stream: string, writer: string, body: tsTypes.Block, draft: Draft): string[] {
  const source = body.getSourceFile();
  const { text } = source;
  const start = body.statements[0]!.getStart();
  const line = startsLine(text, start) ? lineEnding(text) + indentAt(text, start) : ' ';
  const inner = line === ' ' ? line : line + indentUnit(text);
  const end = line === ' ' || usesSemicolons(source) ? ';' : '';
  const type = isScript(body) ? undefined : draft.importType(body, 'ai', 'JSONValue');
  const list = draft.freeName(body, 'annotations', 'messageAnnotations');
  const q = quoteOf(source);
  const statements = [
    // The client would take what is written before the start for another message.
    `if (${list}.length === 0) ${stream}.write({ type: ${q}start${q} })`,
    `${list}.push(annotation)`,
    `${stream}.write({ type: ${q}message-metadata${q}, messageMetadata: { annotations: [...${list}] } })`,
  ];
  return [
    `const ${list}${type ? `: ${type}[]` : ''} = []`,
    `const ${writer} = (annotation${type ? `: ${type}` : ''}) => {${statements.map(one => inner + one + end).join('')}${line}}`,
  ];
}

function reportContinued(at: tsTypes.Node, context: Context): void {
  if (!context.mentions(/\b(?:addToolResult|addToolOutput|onToolCall)\b/)) return;
  context.report(at, {
    message:
      'Where a message goes on after a result of a tool in the client, 4 added annotations to those that it had. Under 7 those written here replace them.',
    remedy:
      'Give `createUIMessageStream` the messages of the client as `originalMessages`, and begin the list with the `metadata.annotations` of the last one where its `role` is `assistant`.',
    kind: 'silent',
  });
}
