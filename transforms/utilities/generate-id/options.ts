/** Calls with the length of an id, and the options of a generator that take it. */
import type { Draft } from '../../../src/edit/draft.js';
import { callBy } from '../../../src/sdk/calls.js';
import { propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

interface SizedCall {
  call: tsTypes.CallExpression;
  size: tsTypes.Expression;
}

export const sizedCalls = (tokens: readonly tsTypes.Node[]): SizedCall[] =>
  tokens.flatMap(token => {
    const call = callBy(token);
    const [size] = call?.arguments ?? [];
    return call && size && call.arguments.length === 1 && !ts.isSpreadElement(size) ? [{ call, size }] : [];
  });

/** Whether what a generator is made with is written there. */
export function canTakeSize({ arguments: [options] }: tsTypes.CallExpression): boolean {
  if (!options) return true;
  if (!ts.isObjectLiteralExpression(options) || options.properties.some(ts.isSpreadAssignment)) return false;
  const known = propertyNamed(options, 'size');
  return !known || propertyValue(known) !== undefined;
}

export function giveSize(creation: tsTypes.CallExpression, size: tsTypes.Expression, draft: Draft): void {
  const [options] = creation.arguments;
  const text = `size: ${size.getText()}`;
  if (!options || !ts.isObjectLiteralExpression(options)) {
    draft.replaceRange(creation, { start: creation.arguments.pos, end: creation.end - 1 }, `{ ${text} }`);
    return;
  }
  const known = propertyNamed(options, 'size');
  if (known) draft.replace(known, text);
  else draft.addProperty(options, text);
}
