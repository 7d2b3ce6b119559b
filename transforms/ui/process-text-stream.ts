import { guide5 } from '../../src/guides.js';
import { inward, isFunctionNode, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
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
  keeps: ['functions of that name that are not the SDK’s', 'a call whose options are not written in it: a finding'],
  before: 'await processTextStream({ stream, onTextPart: text => print(text) });',
  after:
    'await stream.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: text => print(text) }));',
  docs: guide5('data-stream-protocol-to-ui-message-stream'),
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
  if (!stream || !handler) return false;
  const sink = sinkOf(handler);
  if (!sink) return false;
  return context.change(call, draft => {
    const needsParentheses = !ts.isLeftHandSideExpression(stream);
    const [open, close] = needsParentheses ? ['(', ')'] : ['', ''];
    draft.replace(call, open, stream, `${close}.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ `, ...sink, ' }))');
  });
}

/** The handler as the method of a sink, which is handed more than the text. */
function sinkOf(handler: tsTypes.ObjectLiteralElementLike): (string | tsTypes.Node)[] | undefined {
  if (ts.isShorthandPropertyAssignment(handler)) return [`write: text => ${handler.name.text}(text)`];
  if (!ts.isPropertyAssignment(handler)) return undefined;
  const { initializer } = handler;
  if (isFunctionNode(initializer)) return ['write: ', initializer];
  return ts.isLeftHandSideExpression(initializer) ? ['write: text => ', initializer, '(text)'] : undefined;
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, { message: '`processTextStream` is gone from 7.', remedy: REMEDY, severity: 'error' });
}
