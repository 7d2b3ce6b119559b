/** `ToolInvocation`, `ToolInvocationUIPart`, `Extract<Part, { type: 'tool-invocation' }>` */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const TYPES = ['DynamicToolUIPart', 'ToolUIPart'];

export function changeType(use: Use, context: Context): void {
  const { node, key } = use;
  const places = ts.isImportSpecifier(node)
    ? context.uses.references.of(node.name).filter(at => at.getSourceFile() === node.getSourceFile() && at !== key)
    : [];
  const types = places.map(place => place.parent).filter(ts.isTypeReferenceNode);
  if (!ts.isImportSpecifier(node) || types.length < places.length) {
    return context.report(key, {
      message: `7 has no \`${use.name}\`: a tool call is a part of its own.`,
      remedy: 'Use `ToolUIPart | DynamicToolUIPart`, and read `input` and `output` of it.',
      severity: 'error',
    });
  }
  context.change(key, draft => {
    const names = imported(node, draft);
    for (const type of types) draft.replace(type, ...union(type, names));
  });
}

/** What a file calls the types that it imports as types in the place of others. */
const given = new WeakMap<tsTypes.SourceFile, string[]>();

function imported(specifier: tsTypes.ImportSpecifier, draft: Draft): string[] {
  const source = specifier.getSourceFile();
  const known = given.get(source);
  const { isTypeOnly, parent } = specifier.parent.parent;
  const isOfAi = ts.isImportDeclaration(parent) && /^['"]ai['"]$/.test(parent.moduleSpecifier.getText());
  if (!known && isOfAi && (isTypeOnly || specifier.isTypeOnly)) {
    const names = draft.replaceImport(specifier, ...TYPES);
    given.set(source, names);
    return names;
  }
  draft.removeElements(specifier.parent.elements, [specifier]);
  return known ?? TYPES.map(name => draft.import(specifier, 'ai', name));
}

/** `Extract<UIMessage['parts'][number], { type: 'tool-invocation' }>` */
export function replaceExtract(type: tsTypes.TypeReferenceNode, context: Context): void {
  const known = given.get(type.getSourceFile());
  context.change(type, draft => {
    draft.replace(type, ...union(type, known ?? TYPES.map(name => draft.import(type, 'ai', name))));
  });
}

function union(type: tsTypes.TypeNode, names: readonly string[]): Part[] {
  const { parent } = type;
  const isOperand =
    ts.isArrayTypeNode(parent) ||
    ts.isTypeOperatorNode(parent) ||
    ts.isIntersectionTypeNode(parent) ||
    (ts.isIndexedAccessTypeNode(parent) &&
      parent.objectType === type &&
      !/toolInvocation/.test(parent.indexType.getText()));
  return [isOperand ? `(${names.join(' | ')})` : names.join(' | ')];
}
