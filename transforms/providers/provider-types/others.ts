/** Types of models that a package of others hands on. */
import { isSdkSpecifier } from '../../../src/project/sdk-names.js';
import type { Program } from '../../../src/sdk/program.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isOfGeneration, toV4, V2_TYPES, V3_TYPES } from '../specification.js';

/** `import { LanguageModelV2 } from '@company/provider'`: a package of others that hands the type on. */
export function isFromOthers(
  node: tsTypes.Node,
  { generation, checker, uses }: Context,
): node is tsTypes.ImportSpecifier {
  if (!ts.isImportSpecifier(node)) return false;
  const { text } = node.propertyName ?? node.name;
  const { moduleSpecifier: module } = node.parent.parent.parent;
  return (
    (V2_TYPES.includes(text) || V3_TYPES.includes(text)) &&
    isOfGeneration(text, generation) &&
    ts.isStringLiteral(module) &&
    /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9]/.test(module.text) &&
    !isSdkSpecifier(module.text) &&
    !isOwn(checker.getSymbolAtLocation(module), uses.program)
  );
}

export function reportOthers({ name, propertyName, parent }: tsTypes.ImportSpecifier, context: Context): void {
  const from = parent.parent.parent.moduleSpecifier.getText().slice(1, -1);
  const { text } = propertyName ?? name;
  context.report(name, {
    message: `\`${from}\` is not of the SDK: a release of it that is made for 7 may have \`${toV4(text)}\` for \`${text}\`.`,
    remedy: `With such a release take \`${toV4(text)}\`, of it or of \`@ai-sdk/provider\`.`,
  });
}

/** Whether a module is a file of the project. */
const isOwn = (module: tsTypes.Symbol | undefined, program: Program): boolean =>
  module?.declarations?.some(declaration => program.unit(declaration.getSourceFile()) !== undefined) ?? false;
