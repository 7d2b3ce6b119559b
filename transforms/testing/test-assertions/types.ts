/** Types that a test writes out: `expectTypeOf(result.usage).toEqualTypeOf<{ … }>()`. */
import { constituents, ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { newKinds } from '../../streams/new-members/kinds.js';
import type { Mismatch } from './assertion.js';

export function writtenType(node: tsTypes.Node, context: Context): Mismatch | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression: subject } = node.expression;
  const [written] = node.typeArguments ?? [];
  if (name.text !== 'toEqualTypeOf' || !written || !ts.isCallExpression(subject)) return undefined;
  const [value] = subject.arguments;
  if (!value || subject.expression.getText() !== 'expectTypeOf' || namesType(written)) return undefined;
  const changes = [...newKinds(value, context).map(kind => `has \`${kind}\``), ...changedMembers(value, context)];
  if (changes.length === 0) return undefined;
  return {
    at: written,
    message: `This type is compared with one of the SDK, which is another in 7: it ${changes.join(', ')}.`,
    remedy: 'Compare with the type that the SDK exports, such as `LanguageModelUsage` or `FinishReason`.',
  };
}

/** A type by its name changes with the SDK. */
const namesType = (written: tsTypes.TypeNode): boolean =>
  ts.isTypeReferenceNode(written) || ts.isTypeQueryNode(written) || ts.isIndexedAccessTypeNode(written);

function changedMembers(value: tsTypes.Expression, { checker, generation }: Context): string[] {
  return constituents(checker, checker.getTypeAtLocation(value)).flatMap(part =>
    checker
      .getPropertiesOfType(part)
      .flatMap(ownersOfSymbol)
      .flatMap(({ member, in: there }) => {
        const [before, after] = [there.includes(generation ?? 6), there.includes(7)];
        if (before === after) return [];
        return `${after ? 'has' : 'has no'} \`${member}\``;
      }),
  );
}
