import { guide7 } from '../../src/guides.js';
import { expectedType } from '../../src/sdk/expected.js';
import { accessName } from '../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { ALIASES, SWAPPED } from './members.js';

const MEMBERS = [
  ...SWAPPED,
  ...ALIASES,
  'text',
  'totalUsage',
  'finishReason',
  'experimental_providerMetadata',
  'reasoningDetails',
  'steps',
  'consumeStream',
];

export const promiseLike = defineTransform({
  id: 'promise-like',
  title: 'Members of a stream are made promises where one is wanted',
  kind: 'breaking',
  from: [4, 5],
  words: MEMBERS,
  why: 'Since 6 their types are `PromiseLike`, which has no `catch` and no `finally` and is no `Promise`, so that such code does not compile.',
  keeps: [
    '`await`, `.then` and `Promise.all`, which take them',
    'results of `streamObject`, whose members are promises',
    'JavaScript',
  ],
  before: 'result.text.catch(report);',
  after: 'Promise.resolve(result.text).catch(report);',
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    if (use.key.flags & ts.NodeFlags.JavaScriptFile || !means(use, [`StreamTextResult.${use.name}`])) return;
    if (use.form === 'read') {
      const { node } = use;
      const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
      if (use.name !== 'consumeStream') wrap(node, context);
      else if (isCalled) wrap(node.parent, context);
    } else if (use.form === 'pattern' && ts.isBindingElement(use.node) && use.name !== 'consumeStream') {
      for (const read of context.uses.references.of(use.node.name)) wrap(read, context);
    }
  },
});

function wrap(promise: tsTypes.Node, context: Context): void {
  if (!ts.isExpression(promise) || !isTakenAsPromise(promise, context)) return;
  context.change(promise, draft => {
    draft.insertBefore(promise, 'Promise.resolve(');
    draft.insertAfter(promise, ')');
  });
}

/** What is known to want a promise where no type tells. */
const WAITS = /(?:^|\.)waitUntil$/;

/** Whether the value, or what `then` makes of it, is used as only a promise can be. */
function isTakenAsPromise(value: tsTypes.Expression, context: Context): boolean {
  const { parent } = value;
  if (ts.isParenthesizedExpression(parent)) return isTakenAsPromise(parent, context);
  const method = ts.isPropertyAccessExpression(parent) && parent.expression === value ? accessName(parent) : undefined;
  if (method === 'catch' || method === 'finally') return true;
  if (method === 'then') return ts.isCallExpression(parent.parent) && isTakenAsPromise(parent.parent, context);
  if (ts.isCallExpression(parent) && parent.expression !== value && WAITS.test(parent.expression.getText()))
    return true;
  if (method !== undefined || ts.isAwaitExpression(parent) || isTakenTogether(parent)) return false;
  const type = expectedType(context.checker, value);
  return type !== undefined && wantsPromise(type);
}

/** The list of `Promise.all([…])`. */
const isTakenTogether = (list: tsTypes.Node): boolean =>
  ts.isArrayLiteralExpression(list) &&
  ts.isCallExpression(list.parent) &&
  list.parent.expression.getText().startsWith('Promise.');

function wantsPromise(type: tsTypes.Type): boolean {
  const parts = partsOf(type);
  const names = parts.map(({ symbol }) => symbol?.name);
  return !parts.some(isOpaque) && names.includes('Promise') && !names.includes('PromiseLike');
}
