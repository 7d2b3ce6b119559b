/** Texts of failures that a tool gives the model. */
import { inward, propertyNamed, propertyValue, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Execute } from '../execute/execute.js';

const RETRY = /\b(?:try(?:ing)?(?: \w+)? again|retry)\b/i;
/** What forbids it, or names a limit. */
const LIMITED = /\b(?:not|never|once|twice|later|most|times|don't)\b/i;

/** Texts in failures of a tool that ask for another try, without a limit. */
export function retryTexts({ body }: Execute): tsTypes.Expression[] {
  const found: tsTypes.Expression[] = [];
  walkOwn(body, node => {
    const failure = failureOf(node);
    if (failure) found.push(...textsIn(failure).filter(asksAgain));
  });
  return found;
}

/** What is thrown, and what is returned or yielded where something failed. */
function failureOf(node: tsTypes.Node): tsTypes.Expression | undefined {
  if (ts.isThrowStatement(node)) return node.expression;
  if (!ts.isReturnStatement(node) && !ts.isYieldExpression(node)) return undefined;
  const { expression } = node;
  return expression && (isInCatch(node) || saysFailed(inward(expression))) ? expression : undefined;
}

const isInCatch = (node: tsTypes.Node): boolean =>
  ts.findAncestor(node, at => ts.isCatchClause(at) || ts.isFunctionLike(at))?.kind === ts.SyntaxKind.CatchClause;

/** `{ ok: false, … }`, `{ success: false, … }`, `{ error: '…' }` */
const saysFailed = (value: tsTypes.Expression): boolean =>
  ts.isObjectLiteralExpression(value) &&
  (propertyNamed(value, 'error') !== undefined ||
    ['ok', 'success'].some(name => propertyValue(propertyNamed(value, name))?.kind === ts.SyntaxKind.FalseKeyword));

function textsIn(failure: tsTypes.Expression): tsTypes.Expression[] {
  const found: tsTypes.Expression[] = [];
  const look = (node: tsTypes.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(node);
  };
  look(failure);
  walkOwn(failure, look);
  return found;
}

const asksAgain = (text: tsTypes.Expression): boolean => RETRY.test(text.getText()) && !LIMITED.test(text.getText());
