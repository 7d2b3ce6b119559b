import { guide7 } from '../../src/guides.js';
import { catchesAround, type FunctionNode, walkOwn } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

const CALLBACKS = ['TextOptions.onStepFinish', 'StreamTextOptions.onFinish', 'StreamTextOptions.onChunk'];

/** Calls that end by throwing. */
const THROWS = /^(?:redirect|permanentRedirect|notFound|forbidden|unauthorized|expect|assert)$/;

export const callbackErrors = defineTransform({
  id: 'callback-errors',
  title: 'What a callback throws ends nothing any more',
  kind: 'silent',
  from: [4, 5],
  words: ['onStepFinish', 'onFinish', 'onChunk'],
  why: 'Up to 5 an error of a callback ended the call or reached its stream; 7 swallows it: a guard in a callback stops nothing, and an assertion in a test cannot fail.',
  keeps: [
    'callbacks that throw nothing that can be seen, or catch it',
    'the callbacks of hooks and of `generateObject`',
  ],
  before: 'onStepFinish: ({ usage }) => { if (isOver(usage)) throw new BudgetError(); }',
  after: 'onStepFinish: ({ usage }) => { if (isOver(usage)) throw new BudgetError(); } // reported',
  docs: guide7('lifecycle-events'),
  visit(use, context) {
    if (use.form !== 'option' || context.generation === null || !means(use, CALLBACKS)) return;
    const fn = context.uses.origins.functionIn(use.node);
    const thrown = fn && thrownIn(fn);
    if (!thrown) return;
    context.report(thrown, {
      message: `\`${use.name}\` throws here, which ended the call; 7 swallows errors of callbacks.`,
      remedy:
        'Keep the error in a variable and throw it after the call, or abort the call by its `abortSignal`; to end a loop, use `stopWhen`.',
    });
  },
});

/** The first place of the function itself that throws, and is not within a `try` that catches. */
function thrownIn(fn: FunctionNode): tsTypes.Node | undefined {
  let found: tsTypes.Node | undefined;
  walkOwn(fn, node => {
    if (!found && isThrow(node) && catchesAround(node).length === 0) found = node;
  });
  return found;
}

const isThrow = (node: tsTypes.Node): boolean =>
  ts.isThrowStatement(node) ||
  (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && THROWS.test(node.expression.text));
