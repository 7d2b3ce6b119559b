/** `ToolInvocation`, `ToolInvocationUIPart`, and what takes one of all parts. */
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

/** `Extract<Part, { type: 'tool-invocation' }>` asks for the two types of 7. */
export function replaceKind(literal: tsTypes.StringLiteralLike, context: Context): void {
  const quote = literal.getText()[0];
  context.change(literal, draft => draft.replace(literal, `\`tool-\${string}\` | ${quote}dynamic-tool${quote}`));
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
