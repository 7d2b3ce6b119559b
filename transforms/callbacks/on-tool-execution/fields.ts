/** What the event told of the outcome of a tool, and how `toolOutput` tells it. */

import type { Draft } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { isLogical } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { asTested } from './tests.js';

export const FIELDS = ['success', 'output', 'error'] as const;
export type Field = (typeof FIELDS)[number];

export const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

/** A place where a field is read. */
export interface Reading {
  node: tsTypes.Expression;
  field: Field;
  /** How the output of the tool is read there: `event.toolOutput`. */
  toolOutput: string;
  /** Whether a test around it leaves only the outcome that has the field. */
  isNarrowed: boolean;
}

export function writeReading(draft: Draft, { node, field, toolOutput, isNarrowed }: Reading): void {
  const { target, isNegated } = field === 'success' ? asTested(node) : { target: node, isNegated: false };
  const text = expression({ field, toolOutput, isNarrowed }, node, isNegated);
  if (ts.isShorthandPropertyAssignment(node.parent)) draft.insertAfter(node, `: ${text}`);
  else draft.replace(target, isAtom(field, isNarrowed) || takesAny(target, field) ? text : `(${text})`);
}

export function expression(
  { field, toolOutput, isNarrowed }: Omit<Reading, 'node'>,
  at: tsTypes.Node,
  isNegated = false,
): string {
  const quote = quoteOf(at.getSourceFile());
  const is = (type: string, operator = '===') => `${toolOutput}.type ${operator} ${quote}${type}${quote}`;
  if (field === 'success') return is('tool-result', isNegated ? '!==' : '===');
  if (isNarrowed) return `${toolOutput}.${field}`;
  return `${is(field === 'output' ? 'tool-result' : 'tool-error')} ? ${toolOutput}.${field} : undefined`;
}

const isAtom = (field: Field, isNarrowed: boolean): boolean => field !== 'success' && isNarrowed;

/** Whether an expression of weak precedence can stand in the place of the node: a comparison, or a condition. */
function takesAny(node: tsTypes.Expression, field: Field): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    if (kind === ts.SyntaxKind.CommaToken || kind === ts.SyntaxKind.EqualsToken) return true;
    return field === 'success' && isLogical(parent.operatorToken);
  }
  if (ts.isConditionalExpression(parent)) return field === 'success' || parent.condition !== node;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isStatement(parent)
  );
}
