/** Where agents of the SDK are made, and with what. */
import { referencesBy } from './name-references.js';
import { constValue, inward, walkOwn } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';
import type { NameUse } from './use.js';
import type { Uses } from './uses.js';

/** `new Agent(settings)`, or `super(settings)` of a class that extends it. */
export type AgentCall = tsTypes.NewExpression | tsTypes.CallExpression;

/** The calls by which the class that a use names is made. */
export const agentCalls = (use: NameUse, uses: Uses): AgentCall[] =>
  referencesBy(use, uses).flatMap(({ holder }) => callsOf(holder, uses));

function callsOf(holder: tsTypes.Node, uses: Uses): AgentCall[] {
  if (ts.isNewExpression(holder)) return [holder];
  const { parent: clause } = holder;
  if (!ts.isExpressionWithTypeArguments(holder) || !ts.isHeritageClause(clause) || !ts.isClassLike(clause.parent))
    return [];
  const heir = clause.parent;
  const own = heir.members.find(ts.isConstructorDeclaration);
  if (own?.body) {
    const found: AgentCall[] = [];
    walkOwn(own.body, node => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) found.push(node);
    });
    return found;
  }
  return heir.name ? uses.references.of(heir.name).flatMap(({ parent }) => callsOf(parent, uses)) : [];
}

/** The literal that the settings are, or that a constant holds. */
export function settingsOf(call: AgentCall, uses: Uses): tsTypes.ObjectLiteralExpression | undefined {
  const [argument] = call.arguments ?? [];
  const value = argument && inward(argument);
  const held = value && ts.isIdentifier(value) ? constValue(uses.references.symbolAt(value)?.valueDeclaration) : value;
  const literal = held && inward(held);
  return literal && ts.isObjectLiteralExpression(literal) ? literal : undefined;
}
