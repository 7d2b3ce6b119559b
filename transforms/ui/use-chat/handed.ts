/** Helpers that go on as values: whether they are called there as they were. */
import { isSdkDeclaration } from '../../../src/sdk/symbols.js';
import { inward, isEquality, outward } from '../../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isMessage } from './message.js';

/** `[append]` behind the function of a hook. */
export function isDependency(use: tsTypes.Node): boolean {
  const list = outward(use).parent;
  const call = list.parent;
  return (
    ts.isArrayLiteralExpression(list) &&
    ts.isCallExpression(call) &&
    call.arguments.length > 1 &&
    call.arguments.at(-1) === list &&
    /\buse[A-Z]\w*$/.test(call.expression.getText())
  );
}

/** Why a helper cannot go there as it is in 7; nothing where it can. */
export function reasonAgainst(use: tsTypes.Node, helper: string, context: Context): string | undefined {
  if (isDependency(use) || isCompared(use)) return undefined;
  const expected = expectedOf(use, context);
  if (expected === 'inferred') return undefined;
  return expected && takes(expected, helper, context) ? undefined : 'it is handed on';
}

/** Whether a helper goes on as one, to calls in other places. */
export function goesOn(use: tsTypes.Node, helper: string, context: Context): boolean {
  const expected = isDependency(use) ? undefined : expectedOf(use, context);
  return expected === 'inferred' || (expected !== undefined && partsOf(expected).some(part => isHelper(part, helper)));
}

/** `previous.append !== next.append` */
const isCompared = (use: tsTypes.Node): boolean => {
  const { parent } = outward(use);
  return ts.isBinaryExpression(parent) && isEquality(parent.operatorToken);
};

function expectedOf(use: tsTypes.Node, { checker }: Context): tsTypes.Type | 'inferred' | undefined {
  const { parent } = use;
  if (ts.isShorthandPropertyAssignment(parent)) {
    const type = checker.getContextualType(parent.parent);
    const property = type && checker.getPropertyOfType(checker.getNonNullableType(type), parent.name.text);
    return type ? property && checker.getTypeOfSymbol(property) : inferredAt(parent.parent);
  }
  const value = outward(use) as tsTypes.Expression;
  return checker.getContextualType(value) ?? inferredAt(value);
}

/** Whether a value without an expected type has its own: what is returned, held, or a member of that. */
function inferredAt(value: tsTypes.Node): 'inferred' | undefined {
  const { parent } = value;
  if (ts.isPropertyAssignment(parent)) return inferredAt(parent.parent);
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return inferredAt(parent);
  const isOwn =
    ts.isReturnStatement(parent) ||
    ts.isVariableDeclaration(parent) ||
    (ts.isArrowFunction(parent) && parent.body === value) ||
    (ts.isCallExpression(parent) && /\buse(?:Memo|Callback)$/.test(parent.expression.getText()));
  return isOwn ? 'inferred' : undefined;
}

/** Whether a type is that of the helper, or a function of the project's own that 7's can stand in for. */
function takes(type: tsTypes.Type, helper: string, context: Context): boolean {
  const { checker } = context;
  if (isOpaque(type)) return false;
  return partsOf(checker.getNonNullableType(type)).every(part => {
    if (isHelper(part, helper)) return true;
    const [signature] = part.getCallSignatures();
    const [message, ...others] = signature?.parameters ?? [];
    const declared = message && checker.getTypeOfSymbol(message);
    const result = signature && checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
    return (
      helper === 'append' &&
      declared !== undefined &&
      isMessage(declared, context) &&
      others.length === 0 &&
      result !== undefined &&
      (result.flags & (ts.TypeFlags.Void | ts.TypeFlags.Any)) !== 0
    );
  });
}

/** Whether a type is the one that the SDK declares for a helper. */
export function isHelper(type: tsTypes.Type, helper: string): boolean {
  const [declaration] = type.symbol?.declarations ?? [];
  const owner = declaration?.parent;
  return (
    owner !== undefined &&
    ts.isPropertySignature(owner) &&
    isSdkDeclaration(owner) &&
    owner.name.getText() === helper &&
    ts.isInterfaceDeclaration(owner.parent) &&
    owner.parent.name.text === 'UseChatHelpers'
  );
}

/** `append` in `append!(…)` and `chat.append?.(…)`, where it is called. */
export const callOf = (use: tsTypes.Node): tsTypes.CallExpression | undefined => {
  const { parent } = outward(use);
  return ts.isCallExpression(parent) && inward(parent.expression) === use ? parent : undefined;
};
