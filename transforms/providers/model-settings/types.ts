/** `Parameters<typeof openai>[1]`: the type of the settings of a model. */
import { packagesOf } from '../../../src/sdk/providers.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { PACKAGES } from './rows.js';

export function settingsType(node: tsTypes.Node, { checker }: Context): tsTypes.IndexedAccessTypeNode | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || node.indexType.getText() !== '1') return undefined;
  const { objectType } = node;
  if (!ts.isTypeReferenceNode(objectType) || objectType.typeName.getText() !== 'Parameters') return undefined;
  const [maker] = objectType.typeArguments ?? [];
  if (!maker || !ts.isTypeQueryNode(maker)) return undefined;
  const { exprName } = maker;
  const names = ts.isQualifiedName(exprName) ? [exprName, exprName.left] : [exprName];
  const isModel = names.some(name =>
    packagesOf(name as tsTypes.Expression, checker).some(module => module in PACKAGES),
  );
  return isModel ? node : undefined;
}

/** What nobody gives is `undefined`; else a person has to say what may be given. */
export function changeType(type: tsTypes.IndexedAccessTypeNode, isUnused: boolean, context: Context): void {
  if (isUnused) {
    context.change(type, draft => draft.replace(type, 'undefined'));
    return;
  }
  context.report(type, {
    message: 'Models of 7 have no settings, so there is no type of them.',
    remedy:
      'Take the type that the package exports for the options of its models, and pass those in `providerOptions`.',
    severity: 'error',
  });
}
