import { guide5 } from '../../src/guides.js';
import { ownersOfSymbol, resolveAlias } from '../../src/sdk/symbols.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

/** All that a part of a message was in 4. */
const KINDS = [
  'FileUIPart',
  'ReasoningUIPart',
  'SourceUIPart',
  'StepStartUIPart',
  'TextUIPart',
  'ToolInvocationUIPart',
];

/** Unions that were replaced. */
const done = new WeakSet<tsTypes.Node>();

export const partUnions = defineTransform({
  id: 'part-unions',
  title: 'A union of all kinds of parts is the type of a part',
  kind: 'breaking',
  from: [4],
  words: KINDS,
  why: 'A message of 7 has parts of kinds that 4 did not know. What takes a part of any message by the kinds of 4, one by one, does not take those of 7.',
  keeps: ['unions of some of the kinds, and with types of your own', 'types like these that are not the SDK’s'],
  before:
    'type Part = TextUIPart | ReasoningUIPart | ToolInvocationUIPart | SourceUIPart | FileUIPart | StepStartUIPart;',
  after: "type Part = UIMessage['parts'][number];",
  docs: guide5('uimessage-changes'),
  // An import that is for such unions alone goes with them.
  claims: ({ node, name }, context) => KINDS.includes(name) && isFor(node, context),
  visit(use, context) {
    const { node } = use;
    if (use.form !== 'name' || !means(use, [`.${use.name}`]) || !ts.isImportSpecifier(node)) return;
    for (const type of typesBy(node, context)) {
      const union = unionAround(type, context);
      if (union && !done.has(union)) replace(union, context);
    }
  },
});

function replace(union: tsTypes.UnionTypeNode, context: Context): void {
  done.add(union);
  const { parent } = union;
  const isList = ts.isParenthesizedTypeNode(parent) && ts.isArrayTypeNode(parent.parent);
  const specifiers = union.types.flatMap(type => importOf(type, context) ?? []).filter(one => isFor(one, context));
  context.change(union, draft => {
    const message = draft.importType(union, 'ai', 'UIMessage');
    draft.replace(isList ? parent.parent : union, `${message}['parts']${isList ? '' : '[number]'}`);
    for (const specifier of specifiers) draft.removeElements(specifier.parent.elements, [specifier]);
  });
}

/** The union around one of its types, where that stands for any part. */
function unionAround(type: tsTypes.Node, context: Context): tsTypes.UnionTypeNode | undefined {
  const { parent: union } = type;
  if (!ts.isUnionTypeNode(union) || union.types.length !== KINDS.length) return undefined;
  const kinds = union.types.map(one => kindOf(one, context));
  return KINDS.every(kind => kinds.includes(kind)) ? union : undefined;
}

function kindOf(type: tsTypes.TypeNode, { checker }: Context): string | undefined {
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const [owner] = ownersOfSymbol(resolveAlias(checker, checker.getSymbolAtLocation(type.typeName)));
  return owner?.member;
}

function importOf(type: tsTypes.TypeNode, { checker }: Context): tsTypes.ImportSpecifier | undefined {
  const name = ts.isTypeReferenceNode(type) ? checker.getSymbolAtLocation(type.typeName) : undefined;
  return name?.declarations?.find(ts.isImportSpecifier);
}

/** Whether all that an import is named for is such a union. */
function isFor(node: tsTypes.Node, context: Context): boolean {
  const types = ts.isImportSpecifier(node) ? typesBy(node, context) : [];
  return types.length > 0 && types.every(type => unionAround(type, context));
}

/** What an import is named in. */
function typesBy({ name }: tsTypes.ImportSpecifier, { uses }: Context): tsTypes.Node[] {
  const source = name.getSourceFile();
  return uses.references
    .of(name)
    .filter(use => use !== name && use.getSourceFile() === source)
    .map(use => use.parent);
}
