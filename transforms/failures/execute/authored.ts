/** Errors whose text is the author's own: words that stand in the code, and what the model itself gave. */
import { catchesAround, inward, rethrowOf, walkOwn } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Execute } from './execute.js';
import { named } from './internals.js';
import { isInput, type Scope } from './values.js';

/** The text of `new Error('…')` where it is made of words that give nothing away, and of the values that `isKnown` knows. */
export function authoredText(
  thrown: tsTypes.Expression,
  isKnown: (value: tsTypes.Expression) => boolean,
): tsTypes.Expression | undefined {
  const node = inward(thrown);
  if (!ts.isNewExpression(node) || !/Error$/.test(node.expression.getText())) return undefined;
  const text = node.arguments?.[0] && inward(node.arguments[0]);
  // Words may name a host too.
  if (!text || named(text.getText())) return undefined;
  if (ts.isStringLiteralLike(text)) return text;
  const isMade = ts.isTemplateExpression(text) && text.templateSpans.every(({ expression }) => isKnown(expression));
  return isMade ? text : undefined;
}

/** A `throw` of the function itself that reaches the model: no `catch` within it takes it, or each throws it on. */
export interface AuthoredThrow {
  statement: tsTypes.ThrowStatement;
  error: tsTypes.NewExpression;
  text: tsTypes.Expression;
  isCaught: boolean;
}

export function authoredThrows(execute: Execute, scope: Scope): AuthoredThrow[] {
  const found: AuthoredThrow[] = [];
  walkOwn(execute.body, node => {
    const catches = ts.isThrowStatement(node) ? catchesAround(node) : [];
    if (!ts.isThrowStatement(node) || !catches.every(({ catchClause }) => rethrowOf(catchClause))) return;
    const text = authoredText(node.expression, value => isInput(value, scope));
    const error = inward(node.expression) as tsTypes.NewExpression;
    if (text) found.push({ statement: node, error, text, isCaught: catches.length > 0 });
  });
  return found;
}

/** Whether what it says is the text alone: a class of the project may say more. */
export function saysOnlyText({ expression }: tsTypes.NewExpression, checker: tsTypes.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(expression);
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration) return false;
  if (declaration.getSourceFile().isDeclarationFile) return /^(?:\w*Error)$/.test(symbol!.name);
  if (!ts.isClassDeclaration(declaration) || declaration.members.some(ts.isConstructorDeclaration)) return false;
  const base = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  return base?.expression.getText() === 'Error';
}
