import { guide5 } from '../../src/guides.js';
import { accessOf, catchesAround, outward, propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const STREAMS = ['StreamTextResult.textStream', 'StreamTextResult.fullStream'];

export const abortErrors = defineTransform({
  id: 'abort-errors',
  title: 'An abort ends a stream without an error',
  kind: 'silent',
  from: [4],
  words: ['textStream', 'fullStream'],
  why: 'In 4 a loop over a stream threw an `AbortError` when the call was aborted. Since 5 the loop ends as if all had been said: a `catch` is not reached, and what follows the loop takes half a text for the whole.',
  keeps: ['`await result.text` and `generateText`, which still reject', 'loops of calls without an `abortSignal`'],
  before:
    "try {\n  for await (const text of result.textStream) show(text);\n} catch (error) {\n  if (error.name === 'AbortError') stopped();\n}",
  after:
    "try {\n  for await (const text of result.textStream) show(text);\n} catch (error) {\n  if (error.name === 'AbortError') stopped(); // reported\n}",
  docs: guide5('streaming-architecture'),
  visit(use, context) {
    if (!means(use, STREAMS)) return;
    for (const stream of streamsOf(use, context)) {
      const loop = stream.parent;
      if (ts.isForOfStatement(loop) && loop.expression === stream) examine(loop, use, context);
    }
  },
});

/** Where the stream is used. */
function streamsOf(use: Use, { uses }: Context): tsTypes.Node[] {
  if (use.form === 'read') return [outward(use.node)];
  if (use.form !== 'pattern' || !ts.isBindingElement(use.node)) return [];
  return uses.references.of(use.node.name).map(name => outward(accessOf(name)));
}

function examine(loop: tsTypes.ForOfStatement, use: Use, context: Context): void {
  const test = testIn(loop);
  if (test) {
    return context.report(test, {
      message: 'An abort does not come here any more: under 7 the loop over the stream ends without an error.',
      remedy:
        'Do it in `onAbort` of the call, or where the loop over the whole stream meets `part.type === "abort"`; `signal.aborted` tells behind the loop.',
    });
  }
  if (takesSignal(use, context) && isFollowed(loop)) {
    context.report(loop.expression, {
      message: 'Under 7 an abort ends this loop without an error, and what follows runs with half of the text.',
      remedy: 'Ask `signal.aborted` behind the loop, and leave there if what follows is for the whole text only.',
    });
  }
}

/** What a `catch` around the loop asks to tell an abort from other errors. */
function testIn(loop: tsTypes.Node): tsTypes.Node | undefined {
  for (const { catchClause } of catchesAround(loop)) {
    const test = abortIn(catchClause.block);
    if (test) return test;
  }
  return undefined;
}

/** `'AbortError'`, `signal.aborted`, `isAbortError(error)` */
function abortIn(node: tsTypes.Node): tsTypes.Node | undefined {
  const isTest =
    (ts.isStringLiteralLike(node) && node.text === 'AbortError') ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'aborted') ||
    (ts.isCallExpression(node) && node.expression.getText() === 'isAbortError');
  return isTest ? node : ts.forEachChild(node, abortIn);
}

/** Whether the calls that made the stream are given a signal. */
function takesSignal(use: Use, { uses: { origins } }: Context): boolean {
  const producers =
    use.form === 'read'
      ? origins.of(use.node.expression)
      : use.form === 'pattern'
        ? origins.ofTaken(use.node.parent)
        : undefined;
  return (
    producers?.some(({ call }) => {
      const options = call.arguments?.[0];
      return !!options && ts.isObjectLiteralExpression(options) && propertyNamed(options, 'abortSignal') !== undefined;
    }) ?? false
  );
}

/** Whether something is awaited or stored behind the loop. */
function isFollowed(loop: tsTypes.ForOfStatement): boolean {
  const { parent } = loop;
  if (!ts.isBlock(parent)) return false;
  const [next] = parent.statements.slice(parent.statements.indexOf(loop) + 1);
  return next !== undefined && !/\baborted\b/.test(next.getText());
}
