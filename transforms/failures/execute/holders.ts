/** The names under which a value is kept, and the types that are written at them. */
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

export interface Holder {
  /** The key of the nearest object that the value is an entry of. */
  key?: tsTypes.PropertyName;
  /** The variable, function or member in which the value, or the object around it, ends up. */
  name?: tsTypes.Node;
  /** Types written on the way: `satisfies`, `as`, annotations, return types. */
  types: tsTypes.TypeNode[];
}

/** Climbs from a value to the name that keeps it. */
export function holderOf(value: tsTypes.Node): Holder {
  const holder: Holder = { types: [] };
  let node = value;
  for (;;) {
    const { parent } = node;
    if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isTypeAssertionExpression(parent)) {
      holder.types.push(parent.type);
    } else if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
      holder.key ??= parent.name;
    } else if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      if (parent.expression === node || !handsOn(parent, holder)) return holder;
    } else if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) {
      if (parent.type) holder.types.push(parent.type);
      if (!ts.isIdentifier(parent.name) && !ts.isPrivateIdentifier(parent.name)) return holder;
      return { ...holder, name: parent.name };
    } else if (ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node)) {
      const maker = ts.findAncestor(parent, ts.isFunctionLike);
      if (maker?.type) holder.types.push(maker.type);
      const name = maker?.name ?? (maker && nameOfVariable(maker));
      return name ? { ...holder, name } : holder;
    } else if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left } = parent;
      if (ts.isPropertyAccessExpression(left)) return { ...holder, name: left.name };
      return ts.isIdentifier(left) ? { ...holder, name: left } : holder;
    } else if (!isPassage(parent)) {
      return holder;
    }
    node = parent;
  }
}

/** `tool({…})`, `logged(tool({…}))`, `Object.freeze({ weather })`, `new Agent({ tools })`. */
function handsOn(call: tsTypes.CallExpression | tsTypes.NewExpression, { key }: Holder): boolean {
  return key === undefined || ts.isNewExpression(call) || /^Object\./.test(call.expression.getText());
}

const isPassage = (node: tsTypes.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isSpreadAssignment(node) ||
  ts.isSpreadElement(node) ||
  ts.isConditionalExpression(node) ||
  ts.isAwaitExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.EqualsToken);

function nameOfVariable(fn: tsTypes.Node): tsTypes.Node | undefined {
  const { parent } = fn;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined;
}
