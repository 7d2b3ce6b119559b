/** Whether what is called is a function of the SDK itself, or another that has its type: `wrap(ai).streamText({ … })`. */
import type { References } from './references.js';
import { isSdkDeclaration } from './symbols.js';
import { inward, staticName } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';

/** A function with the type of the SDK's is the project's own where a call made it, a caller gave it, or a type of the project holds it. */
export function isSdkFunction(
  callee: tsTypes.Expression,
  checker: tsTypes.TypeChecker,
  references: References,
): boolean {
  const node = inward(callee);
  const isOf = (member: tsTypes.Symbol | undefined, owner: tsTypes.Expression): boolean => {
    const declaration = member?.declarations?.[0];
    if (!declaration || !isSdkDeclaration(declaration)) return false;
    // A method of what the SDK made, or an export of one of its modules.
    return !isExport(declaration) || isSdkModule(owner, references);
  };
  if (ts.isPropertyAccessExpression(node)) return isOf(references.symbolAt(node.name), node.expression);
  if (!ts.isIdentifier(node)) return false;
  const declaration = references.symbolAt(node)?.valueDeclaration;
  if (!declaration) return false;
  if (isSdkDeclaration(declaration)) return true;
  if (ts.isVariableDeclaration(declaration))
    return declaration.initializer !== undefined && isSdkFunction(declaration.initializer, checker, references);
  // `const { streamText } = module`
  const holder = ts.isBindingElement(declaration) ? declaration.parent.parent : undefined;
  if (!holder || !ts.isVariableDeclaration(holder) || !holder.initializer) return false;
  const { propertyName, name, parent } = declaration as tsTypes.BindingElement;
  const type = checker.getTypeAtLocation(parent);
  return isOf(checker.getPropertyOfType(type, staticName(propertyName ?? name) ?? ''), holder.initializer);
}

const isExport = (declaration: tsTypes.Declaration): boolean =>
  ts.findAncestor(declaration, node => ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) === undefined;

/** Whether a module is imported there, and was not made anew of one. */
function isSdkModule(module: tsTypes.Expression, references: References): boolean {
  const node = inward(module);
  if (ts.isAwaitExpression(node)) return isSdkModule(node.expression, references);
  if (ts.isCallExpression(node))
    return node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
  if (!ts.isIdentifier(node)) return false;
  const declaration = references.symbolAt(node)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? isSdkModule(declaration.initializer, references)
    : declaration === undefined || !ts.isParameter(declaration);
}
