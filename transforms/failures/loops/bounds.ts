/** Whether a loop of steps ends by itself where a tool fails each time it is called. */
import { ownersOfSymbol } from '../../../src/sdk/symbols.js';
import {
  constValue,
  type FunctionNode,
  inward,
  isMemberName,
  propertyNamed,
  propertyValue,
  walk,
} from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Execute } from '../execute/execute.js';
import { letsErrorsOut } from '../execute/failures.js';

/** More than twice the 20 steps that agents take where nothing is said: no limit to what a failing tool may cost. */
const MOST = 50;

/** Whether a call has tools that can fail, and nothing that ends a loop in which they go on failing. */
export const isEndless = (options: tsTypes.ObjectLiteralExpression, context: Context): boolean =>
  hasNoLimit(options, context) &&
  context.uses.toolSets.of(options).tools.some(({ tool }) => {
    const property = propertyNamed(tool, 'execute');
    const fn = property && context.uses.origins.functionIn(property);
    return fn?.body !== undefined && letsErrorsOut(fn as Execute, context.checker);
  });

/** Whether a call says how often it goes on, and what it says ends nothing. */
export function hasNoLimit(options: tsTypes.ObjectLiteralExpression, context: Context): boolean {
  const limit = propertyNamed(options, 'stopWhen') ?? propertyNamed(options, 'maxSteps');
  const value = propertyValue(limit);
  if (!limit || !value) return false;
  const isReplaced = options.properties.slice(options.properties.indexOf(limit) + 1).some(ts.isSpreadAssignment);
  const signal = propertyNamed(options, 'abortSignal');
  const isTimed = propertyNamed(options, 'timeout') !== undefined || /timeout/i.test(signal?.getText() ?? '');
  return !isReplaced && !isTimed && goesOn(value, context);
}

/** Whether a limit, or a condition to stop, lets a loop go on. False where that is not known. */
function goesOn(expression: tsTypes.Expression, context: Context): boolean {
  const { references, origins } = context.uses;
  const node = inward(expression);
  if (ts.isNumericLiteral(node)) return Number(node.text) > MOST;
  if (/^(?:Infinity|Number\.(?:POSITIVE_INFINITY|MAX_SAFE_INTEGER|MAX_VALUE))$/.test(node.getText())) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(element => goesOn(element, context));
  if (ts.isCallExpression(node)) {
    const callee = inward(node.expression);
    const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    const [owner] = ownersOfSymbol(references.symbolAt(name));
    if (owner?.type !== '') return false;
    if (/^(?:isLoopFinished|hasToolCall)$/.test(owner.member)) return true;
    const [count] = node.arguments;
    return /^(?:stepCountIs|isStepCount)$/.test(owner.member) && count !== undefined && goesOn(count, context);
  }
  const fn = origins.functionOf(node);
  if (fn) return looksForAnswer(fn, context);
  const held = ts.isIdentifier(node) ? constValue(references.symbolAt(node)?.valueDeclaration) : undefined;
  return held !== undefined && goesOn(held, context);
}

/** Members by which a condition may count steps, failures or costs. */
const COUNTS = /length|size|usage|number|index|error|isError|cost|count/i;

/** Whether a condition provably looks at nothing but what the model calls or says. */
function looksForAnswer(fn: FunctionNode, { checker }: Context): boolean {
  if (!fn.body) return false;
  let mayCount = false;
  walk(fn, node => {
    if (ts.isStringLiteralLike(node)) mayCount ||= /error/.test(node.text);
    if (!ts.isIdentifier(node)) return;
    const isMember = isMemberName(node) || ts.isBindingElement(node.parent);
    mayCount ||= isMember ? COUNTS.test(node.text) : !isOwn(checker.getSymbolAtLocation(node), fn);
  });
  return !mayCount;
}

const isOwn = (symbol: tsTypes.Symbol | undefined, fn: FunctionNode): boolean =>
  symbol?.declarations?.every(declaration => ts.findAncestor(declaration, node => node === fn)) ?? false;
