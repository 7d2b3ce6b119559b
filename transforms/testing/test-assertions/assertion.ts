/** What a test compares: `expect(actual).matcher(expected)`, `assert.deepStrictEqual(actual, expected)`. */
import { inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

export interface Assertion {
  call: tsTypes.CallExpression;
  /** same: the same object · equal: equal in depth · snapshot: equal to what was stored · undefined. */
  kind: 'same' | 'equal' | 'snapshot' | 'undefined';
  actual: tsTypes.Expression;
  expected: readonly tsTypes.Expression[];
}

/** What would fail, and what to write instead. */
export interface Mismatch {
  at: tsTypes.Node;
  message: string;
  remedy: string;
}

const MATCHERS: Readonly<Record<string, Assertion['kind']>> = {
  toBe: 'same',
  toEqual: 'equal',
  toStrictEqual: 'equal',
  toMatchObject: 'equal',
  toContain: 'equal',
  toContainEqual: 'equal',
  toMatch: 'equal',
  toMatchSnapshot: 'snapshot',
  toMatchInlineSnapshot: 'snapshot',
  toBeUndefined: 'undefined',
};

const ASSERTS: Readonly<Record<string, Assertion['kind']>> = {
  strictEqual: 'same',
  deepEqual: 'equal',
  deepStrictEqual: 'equal',
  match: 'equal',
};

export function assertionAt(call: tsTypes.CallExpression): Assertion | undefined {
  const { expression: callee } = call;
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  const name = callee.name.text;
  const subject = expectedOf(callee.expression);
  const kind = MATCHERS[name];
  if (subject) return kind && { call, kind, actual: subject, expected: call.arguments };
  const [actual, ...expected] = call.arguments;
  const asserted = /^assert\b/.test(callee.expression.getText()) ? ASSERTS[name] : undefined;
  return asserted && actual && { call, kind: asserted, actual, expected: expected.slice(0, 1) };
}

/** `actual` in `expect(actual).resolves`; what is not to be so says nothing. */
function expectedOf(expression: tsTypes.Expression): tsTypes.Expression | undefined {
  const node = inward(expression);
  if (ts.isPropertyAccessExpression(node))
    return /^(?:resolves|rejects)$/.test(node.name.text) ? expectedOf(node.expression) : undefined;
  if (!ts.isCallExpression(node) || !/^(?:expect|expect\.soft)$/.test(node.expression.getText())) return undefined;
  return node.arguments[0];
}
