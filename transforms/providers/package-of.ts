/** The package that a value comes from: what is imported of it, what that gives when it is called, a member of either. */
import { inward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';

/** A package by its name, not a path of the project. */
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:\/.*)?$/;

export function packageOf(value: tsTypes.Expression, checker: tsTypes.TypeChecker): string | undefined {
  const specifier = importOf(inward(value), checker);
  return specifier && PACKAGE.test(specifier) ? specifier : undefined;
}

function importOf(value: tsTypes.Expression, checker: tsTypes.TypeChecker): string | undefined {
  if (ts.isCallExpression(value) || ts.isNewExpression(value) || ts.isPropertyAccessExpression(value))
    return importOf(inward(value.expression), checker);
  if (!ts.isIdentifier(value)) return undefined;
  const symbol = ts.isShorthandPropertyAssignment(value.parent)
    ? checker.getShorthandAssignmentValueSymbol(value.parent)
    : checker.getSymbolAtLocation(value);
  const declaration = symbol?.declarations?.[0];
  // What has a type of its own is what that says.
  if (declaration && ts.isVariableDeclaration(declaration) && !declaration.type && declaration.initializer)
    return importOf(inward(declaration.initializer), checker);
  const holder = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  return holder && ts.isStringLiteral(holder.moduleSpecifier) ? holder.moduleSpecifier.text : undefined;
}
