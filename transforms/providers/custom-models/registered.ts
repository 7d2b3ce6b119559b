/** Providers of other people in a registry, whose types are of V3 and V4 under 7. */
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import { callsOf } from '../../../src/sdk/calls.js';
import { inward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { COMPANIONS } from '../../manifest/manifest/versions.js';

export const REGISTRIES = ['createProviderRegistry', 'experimental_createProviderRegistry'];

export function reportProviders(use: NameUse, context: Context): void {
  for (const { arguments: list } of callsOf(use, context.uses)) {
    const providers = list[0] && inward(list[0]);
    if (!providers || !ts.isObjectLiteralExpression(providers)) continue;
    for (const property of providers.properties) {
      const module = moduleOf(property, context);
      if (!module || isSdkSpecifier(module) || COMPANIONS[module]?.version) continue;
      context.report(property, {
        message: `A registry of 7 takes providers of V3 and V4: the types refuse one of V2, and one of V1 fails when a model of it is called. \`${module}\` may be either.`,
        remedy: `Look for a release of \`${module}\` for 7; else pass its models to calls themselves, if they are of V2.`,
      });
    }
  }
}

/** A package by its name, not a path of the project. */
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:\/.*)?$/;

/** The package of an imported provider, or of the function that makes it. */
function moduleOf(property: tsTypes.ObjectLiteralElementLike, context: Context): string | undefined {
  const value = propertyValue(property);
  const specifier = value && importOf(inward(value), context);
  return specifier && PACKAGE.test(specifier) ? specifier : undefined;
}

function importOf(value: tsTypes.Expression, context: Context): string | undefined {
  if (ts.isCallExpression(value)) return importOf(value.expression, context);
  if (!ts.isIdentifier(value)) return undefined;
  const { checker } = context;
  const symbol = ts.isShorthandPropertyAssignment(value.parent)
    ? checker.getShorthandAssignmentValueSymbol(value.parent)
    : checker.getSymbolAtLocation(value);
  const declaration = symbol?.declarations?.[0];
  if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
    return importOf(inward(declaration.initializer), context);
  const holder = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  return holder && ts.isStringLiteral(holder.moduleSpecifier) ? holder.moduleSpecifier.text : undefined;
}
