/** What a type that means tools of a provider alone promises, and 7 does not keep: their name, and a description. */
import { expectedType } from '../../../src/sdk/expected.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { propertyNamed, staticName, walk } from '../../../src/sdk/syntax.js';
import { partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Reports what reads the name, and what the compiler takes for something else, in the files that speak of the type. */
export function reportKind(alias: tsTypes.TypeAliasDeclaration, context: Context): void {
  const { references } = context.uses;
  const mentions = [alias.name, ...references.of(alias.name)];
  for (const file of new Set(mentions.map(node => node.getSourceFile()))) {
    for (const name of references.within(file, 'name')) if (isNameOfTool(name, context)) reportName(name, context);
  }
  for (const mention of mentions) {
    const union = mention.parent.parent;
    if (ts.isUnionTypeNode(union)) reportBeside(union, context);
  }
}

const isOfTool = (type: tsTypes.Type, name: string, { checker }: Context): boolean =>
  propertyOf(checker, type, name).owners.some(({ type }) => type === 'Tool');

function isNameOfTool(name: tsTypes.Identifier, context: Context): boolean {
  const { parent } = name;
  const isRead = ts.isPropertyAccessExpression(parent) && parent.name === name;
  const isTaken = ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === name;
  const owner = isRead ? parent.expression : isTaken ? parent.parent : undefined;
  return !!owner && isOfTool(context.checker.getTypeAtLocation(owner), 'name', context);
}

function reportName(name: tsTypes.Identifier, context: Context): void {
  context.report(name, {
    message: 'A tool of a provider has no `name` in 7: this does not compile, and gets `undefined`.',
    remedy: 'Keep the name beside the tool, as its key in `tools`; `id` is that of the provider, `openai.web_search`.',
    severity: 'error',
  });
}

/** `ProviderTool | { description: string }`: no tool of a provider has a description in 7, so what has one is the other. */
function reportBeside(union: tsTypes.UnionTypeNode, context: Context): void {
  const { checker } = context;
  const own = union.types
    .filter(ts.isTypeLiteralNode)
    .map(node => checker.getTypeFromTypeNode(node))
    .filter(type => checker.getPropertyOfType(type, 'description'));
  if (own.length === 0) return;
  walk(union.getSourceFile(), node => {
    if (!ts.isObjectLiteralExpression(node) || !propertyNamed(node, 'description')) return;
    const expected = expectedType(checker, node);
    if (!expected || !partsOf(expected).some(part => own.includes(part))) return;
    const extra = node.properties.find(({ name }) => name && isExtra(staticName(name) ?? '', own, expected, context));
    if (!extra) return;
    const name = staticName(extra.name!);
    context.report(extra, {
      message: `A tool of a provider has no \`description\` in 7, so this is the other type of the union, which has no \`${name}\`.`,
      remedy: `Add \`${name}\` to that type.`,
      severity: 'error',
    });
  });
}

const isExtra = (name: string, own: readonly tsTypes.Type[], expected: tsTypes.Type, context: Context): boolean =>
  own.every(type => !context.checker.getPropertyOfType(type, name)) && isOfTool(expected, name, context);
