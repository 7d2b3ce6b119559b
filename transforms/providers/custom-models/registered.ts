/** Providers of other people in a registry, whose types are of V3 and V4 under 7. */
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import { callsOf } from '../../../src/sdk/calls.js';
import { inward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { COMPANIONS } from '../../manifest/manifest/versions.js';
import { packageOf } from '../package-of.js';

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

/** The package of an imported provider, or of the function that makes it. */
function moduleOf(property: tsTypes.ObjectLiteralElementLike, { checker }: Context): string | undefined {
  const value = propertyValue(property);
  return value && packageOf(value, checker);
}
