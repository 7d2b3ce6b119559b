import type { Part } from '../../src/edit/draft.js';
import { indentAt } from '../../src/edit/layout.js';
import { guide5 } from '../../src/guides.js';
import { inward, isFunctionNode, isScript, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { usesOf } from './data-streams/calls.js';

const REMEDY =
  'Read the text with `stream.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: onTextPart }))`.';

export const processTextStream = defineTransform({
  id: 'process-text-stream',
  title: '`processTextStream` becomes a pipe',
  kind: 'breaking',
  from: [4],
  words: ['processTextStream'],
  why: 'The function is gone. Streams of the platform do the same: a decoder, and a sink that is handed each piece of text.',
  keeps: [
    'functions of that name that are not the SDK’s',
    'a call whose options are not written in it: a finding',
    'a stream that is no `body` in TypeScript, which may lack the type that a decoder takes: a finding',
  ],
  before: 'await processTextStream({ stream: response.body, onTextPart: text => print(text) });',
  after:
    'await response.body.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: text => print(text) }));',
  docs: guide5('custom-data-streaming-writemessageannotationwritedata-removed'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.processTextStream'])) return;
    const { calls, others } = usesOf(use, context);
    const left = [...calls.filter(call => !rewrite(call, context)), ...others];
    for (const at of left) report(at, context);
    const { node } = use;
    if (left.length > 0 || calls.length === 0) report(use.key, context);
    else if (ts.isImportSpecifier(node))
      context.change(node, draft => draft.removeElements(node.parent.elements, [node]));
  },
});

function rewrite(call: tsTypes.CallExpression, context: Context): boolean {
  const [options] = call.arguments;
  const literal = options && inward(options);
  if (!literal || !ts.isObjectLiteralExpression(literal) || literal.properties.length !== 2) return false;
  const stream = propertyValue(propertyNamed(literal, 'stream'));
  const handler = propertyNamed(literal, 'onTextPart');
  if (!stream || !handler || !canBeDecoded(stream)) return false;
  const sink = sinkOf(handler, indentAt(call.getSourceFile().text, call.getStart()));
  if (!sink) return false;
  return context.change(call, draft =>
    draft.replace(call, stream, '.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ ', ...sink, ' }))'),
  );
}

/** Compilers of today take no decoder for bytes that may be shared, as those of a plain `ReadableStream<Uint8Array>`. */
function canBeDecoded(stream: tsTypes.Expression): boolean {
  const value = inward(stream);
  const isBody = ts.isPropertyAccessExpression(value) && value.name.text === 'body';
  return ts.isLeftHandSideExpression(stream) && (isBody || isScript(stream));
}

/** The handler as the method of a sink, which is handed more than the text. */
function sinkOf(handler: tsTypes.ObjectLiteralElementLike, indent: string): Part[] | undefined {
  if (ts.isShorthandPropertyAssignment(handler)) return [`write: text => ${handler.name.text}(text)`];
  if (!ts.isPropertyAssignment(handler)) return undefined;
  const { initializer } = handler;
  if (isFunctionNode(initializer)) return ['write: ', { node: initializer, indent }];
  return ts.isLeftHandSideExpression(initializer) ? ['write: text => ', initializer, '(text)'] : undefined;
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, { message: '`processTextStream` is gone from 7.', remedy: REMEDY, severity: 'error' });
}
