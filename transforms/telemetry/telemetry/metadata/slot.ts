/** Places of the project's own types that hold settings: an option, a parameter, what a function returns. */
import { parameterOf } from '../../../../src/sdk/expected.js';
import { inward, isFunctionNode, outward, staticName, wholeOf } from '../../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import { ownPart } from './own-part.js';

export interface Slot {
  name: tsTypes.Node;
  /** The part of its type that is the SDK's, and rejects `metadata` under 7. */
  type: tsTypes.TypeNode;
}

/** The slot that a literal of settings is written into. */
export function slotOf(settings: tsTypes.ObjectLiteralExpression, context: Context): Slot | undefined {
  const node = wholeOf(settings);
  const { parent } = node;
  const { checker } = context;
  if (ts.isPropertyAssignment(parent)) {
    const owner = checker.getContextualType(parent.parent);
    const property =
      owner && checker.getPropertyOfType(checker.getNonNullableType(owner), staticName(parent.name) ?? '');
    return slotAt(property?.valueDeclaration, context);
  }
  if (ts.isVariableDeclaration(parent)) return slotAt(parent, context);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return slotAt(parameterOf(node, parent, checker), context);
  const fn = ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike) : parent;
  return fn && isFunctionNode(fn) ? slotAt(fn, context) : undefined;
}

/** What a declaration holds, where it says so by a type of its own. */
export function slotAt(declaration: tsTypes.Node | undefined, context: Context): Slot | undefined {
  const isTyped =
    declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isParameter(declaration) ||
      ts.isVariableDeclaration(declaration) ||
      isFunctionNode(declaration));
  if (!isTyped || !context.uses.program.unit(declaration.getSourceFile())) return undefined;
  const type = declaration.type && ownPart(declaration.type, context);
  const holder = isFunctionNode(declaration) && !declaration.name ? outward(declaration).parent : declaration;
  const name = ts.getNameOfDeclaration(holder as tsTypes.Declaration);
  return type && name && { name, type };
}

/** The slot that a value is read from. */
export function slotBehind(value: tsTypes.Expression, context: Context): Slot | undefined {
  const node = inward(value);
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return slotAt(context.uses.references.symbolAt(name)?.valueDeclaration, context);
}
