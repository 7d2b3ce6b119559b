/** The methods of a result that send it to a client, and the calls of them. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import { type Context, means } from '../../../src/transform.js';
import { type Entry, partsOf } from './write.js';

export const UI_METHODS = ['toUIMessageStream', 'toUIMessageStreamResponse', 'pipeUIMessageStreamToResponse'];

/** `result.toUIMessageStreamResponse(options)` */
export interface MethodCall {
  call: tsTypes.CallExpression;
  callee: tsTypes.PropertyAccessExpression | tsTypes.ElementAccessExpression;
  method: string;
  /** What `pipe…` writes to, and `merge…` into. */
  target: tsTypes.Expression | undefined;
  options: tsTypes.Expression | undefined;
}

/** `result.toUIMessageStreamResponse`, called or not. */
export function methodRead(use: Use, methods: readonly string[]): MethodCall['callee'] | undefined {
  const members = methods.map(method => `StreamTextResult.${method}`);
  if (use.form !== 'read' || !means(use, members)) return undefined;
  return ts.isPropertyAccessExpression(use.node) || ts.isElementAccessExpression(use.node) ? use.node : undefined;
}

/** The call of a method of the result of `streamText`. */
export function methodCall(use: Use, methods: readonly string[]): MethodCall | undefined {
  const callee = methodRead(use, methods);
  if (!callee) return undefined;
  const call = outward(callee).parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined;
  const hasTarget = /^(?:pipe|merge)/.test(use.name);
  const [target, options] = hasTarget ? call.arguments : [undefined, ...call.arguments];
  return { call, callee, method: use.name, target, options };
}

/** Adds properties to options that are given or are not. */
export function addOptions({ call, options }: MethodCall, draft: Draft, properties: readonly Entry[]): void {
  if (properties.length === 0) return;
  const list = properties.flatMap((property, i): Part[] => [i === 0 ? '' : ', ', ...partsOf(property)]);
  if (!options) {
    const last = call.arguments.at(-1);
    const text: Part[] = ['{ ', ...list, ' }'];
    if (last) draft.insertAfter(last, ', ', ...text);
    else draft.replaceRange(call, { start: call.end - 1, end: call.end - 1 }, ...text);
  } else if (!ts.isObjectLiteralExpression(options)) {
    draft.insertBefore(options, '{ ...');
    draft.insertAfter(options, ', ', ...list, ' }');
  } else if (options.properties.length === 0) draft.addProperty(options, ...list);
  else for (const property of properties) draft.addProperty(options, ...partsOf(property));
}

/** Calls whose options were written anew, and with them the masking of tool errors. */
export const rewritten = new WeakSet<tsTypes.Node>();

/** Whether the code is known to be older than 7. */
export const isOlder = ({ generation }: Context): boolean => generation !== null && generation < 7;
