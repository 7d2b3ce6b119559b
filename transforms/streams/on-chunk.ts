import { guide7 } from '../../src/guides.js';
import { inward, isUndefined, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { actsByType } from './on-chunk/acts.js';
import { type Handler, PARTS, writeGuard } from './on-chunk/guard.js';

export const onChunk = defineTransform({
  id: 'on-chunk',
  title: '`onChunk` is called for every part',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['onChunk'],
  why: 'Under 7 `onChunk` is called for every part of the stream, also for starts, ends and errors: counters and timers of a first chunk come out wrong. A line at the start of the handler keeps to the parts of before.',
  keeps: [
    'a handler that only acts inside `if (chunk.type === …)` or a `switch` without `default`',
    '`onChunk` of other libraries and of your own functions',
  ],
  before: 'streamText({\n  model,\n  prompt,\n  onChunk() {\n    count++;\n  },\n});',
  after: `streamText({\n  model,\n  prompt,\n  onChunk({ chunk }) {\n    if (![${PARTS.map(part => `'${part}'`).join(', ')}].includes(chunk.type)) return;\n    count++;\n  },\n});`,
  docs: guide7('streamtext-onchunk-receives-all-stream-parts'),
  visit(use, context) {
    if (!means(use, ['StreamTextOptions.onChunk']) || context.wasNew) return;
    if (use.form === 'spread') return report(use.key, context);
    if (use.form !== 'option') return;
    const value = propertyValue(use.node);
    if (value && isUndefined(value)) return;
    const handler = ts.isMethodDeclaration(use.node) ? use.node : value && handlerOf(value, context);
    if (!handler) return report(use.key, context);
    if (guarded.has(handler) || actsByType(handler, context)) return;
    const isSafe = context.generation !== null && isOnlyForChunks(handler, use, context);
    if (isSafe && writeGuard(handler, context)) guarded.add(handler);
    else report(use.key, context);
  },
});

/** A handler that several calls share gets one guard. */
const guarded = new WeakSet<tsTypes.Node>();

/** The function that a value is, where it may also be none. */
function handlerOf(value: tsTypes.Expression, context: Context): Handler | undefined {
  const node = inward(value);
  if (ts.isConditionalExpression(node)) {
    if (isUndefined(node.whenFalse)) return handlerOf(node.whenTrue, context);
    return isUndefined(node.whenTrue) ? handlerOf(node.whenFalse, context) : undefined;
  }
  return context.uses.origins.functionOf(node);
}

/** Whether nothing but `streamText` calls the handler. */
function isOnlyForChunks(handler: Handler, use: OptionUse, context: Context): boolean {
  if (ts.findAncestor(handler, node => node === use.node)) return use.doubt === undefined;
  return context.uses.origins.ofCallback(handler, ['onChunk'])?.every(({ made }) => made === '.streamText') ?? false;
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'Under 7 `onChunk` is called for every part of the stream, also for starts, ends and errors; whether this handler minds could not be seen.',
    remedy: `Let it return at once unless \`chunk.type\` is one of ${PARTS.map(part => `\`${part}\``).join(', ')}.`,
  });
}
