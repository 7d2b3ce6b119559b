import { guide6 } from '../../src/guides.js';
import { expectedType } from '../../src/sdk/expected.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { inward, outward, propertyNamed, propertyValue, staticName, walk } from '../../src/sdk/syntax.js';
import { partsOf } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { reportKind } from './provider-tools/kind.js';

const OLD = 'provider-defined';
const NEW = 'isProviderExecuted';

export const providerTools = defineTransform({
  id: 'provider-tools',
  title: 'Tools of a provider have the type `provider`, and neither `name` nor `description`',
  kind: 'breaking',
  from: [4, 5],
  words: ['inputSchema'],
  hints: [OLD],
  why: 'Under 7 a tool of type `provider-defined` is refused when the call is made. A tool of a provider says whether the provider runs it, and the key in `tools` is the name of every tool.',
  keeps: [
    'tools that a provider makes: `openai.tools.webSearch()`',
    '`name` of your own types, and of tools of other libraries',
  ],
  before: "{ type: 'provider-defined', id: 'acme.shell', name: 'shell', args: {}, inputSchema, execute }",
  after: "{ type: 'provider', id: 'acme.shell', args: {}, isProviderExecuted: false, inputSchema, execute }",
  docs: guide6('remove-name-from-function-tool-definitions'),
  visit(use, context) {
    if (use.form !== 'option' || use.doubt || !means(use, ['Tool.inputSchema'])) return;
    if (context.generation === 5 && !isOld(propertyNamed(use.literal, 'type'))) drop(['name'], use.literal, context);
  },
  inspect(source, context) {
    walk(source, node => {
      if (!ts.isStringLiteral(node) || node.text !== OLD) return;
      const literal = node.parent.parent;
      if (ts.isPropertyAssignment(node.parent) && ts.isObjectLiteralExpression(literal) && isOld(node.parent)) {
        if (isTool(literal, context)) change(literal, node, context);
      } else if (isTypeOfTool(node, context)) context.change(node, draft => draft.rename(node, 'provider'));
      else if (isKindOfTool(node, context)) changeKind(node, context);
    });
  },
});

function isOld(type: tsTypes.ObjectLiteralElementLike | undefined): boolean {
  const value = propertyValue(type);
  return (
    value !== undefined && ts.isStringLiteral(inward(value)) && (inward(value) as tsTypes.StringLiteral).text === OLD
  );
}

function isTool(literal: tsTypes.ObjectLiteralExpression, { checker, uses }: Context): boolean {
  const isOne = (type: tsTypes.Type): boolean => {
    const { owners, foreign } = propertyOf(checker, type, NEW);
    return foreign.length === 0 && owners.some(({ type }) => type === 'Tool');
  };
  const expected = expectedType(checker, literal);
  if (expected && isOne(expected)) return true;
  const { takers, lost } = uses.flows.of(literal);
  return takers.length > 0 && lost.length === 0 && takers.every(taker => isOne(taker.type));
}

function change(literal: tsTypes.ObjectLiteralExpression, type: tsTypes.StringLiteral, context: Context): void {
  const execute = propertyNamed(literal, 'execute');
  context.change(type, draft => {
    draft.rename(type, 'provider');
    if (execute && !propertyNamed(literal, NEW)) draft.addElementBefore(execute, `${NEW}: false`);
  });
  drop(['name', 'description'], literal, context);
  if (execute || propertyNamed(literal, NEW)) return;
  context.report(type, {
    message: `A tool of a provider says under 7 whether the provider runs it, in \`${NEW}\`; this one has no \`execute\`, so either may be meant.`,
    remedy: `Add \`${NEW}: true\` where the provider runs the tool, as for a web search; \`${NEW}: false\` where its calls are answered by your code.`,
    severity: 'error',
  });
}

/** `tool.type === 'provider-defined'`, `case 'provider-defined':` */
function isTypeOfTool({ parent }: tsTypes.Node, context: Context): boolean {
  const read = ts.isBinaryExpression(parent)
    ? [parent.left, parent.right].find(side => !ts.isStringLiteral(side))
    : ts.isCaseClause(parent)
      ? parent.parent.parent.expression
      : undefined;
  if (!read || !ts.isPropertyAccessExpression(read) || read.name.text !== 'type') return false;
  const { owners, foreign } = propertyOf(context.checker, context.checker.getTypeAtLocation(read.expression), 'type');
  return owners.some(({ type }) => type === 'Tool') && foreign.every(symbol => !mayBeOld(symbol, context));
}

/** Whether a type of the project may say `provider-defined` too. */
const mayBeOld = (symbol: tsTypes.Symbol, { checker }: Context): boolean =>
  partsOf(checker.getTypeOfSymbol(symbol)).some(part => !part.isLiteral() || part.value === OLD);

/** `Extract<Tool, { type: 'provider-defined' }>` */
function isKindOfTool(node: tsTypes.StringLiteral, { checker }: Context): boolean {
  const member = node.parent.parent;
  if (!ts.isLiteralTypeNode(node.parent) || !ts.isPropertySignature(member) || member.name.getText() !== 'type')
    return false;
  const picked = member.parent.parent;
  const of = ts.isTypeReferenceNode(picked) && /^(?:Extract|Exclude)$/.test(picked.typeName.getText());
  const [union] = of ? (picked.typeArguments ?? []) : [];
  return (
    !!union &&
    propertyOf(checker, checker.getTypeFromTypeNode(union), 'type').owners.some(({ type }) => type === 'Tool')
  );
}

function changeKind(node: tsTypes.StringLiteral, context: Context): void {
  context.change(node, draft => draft.rename(node, 'provider'));
  const alias = ts.findAncestor(node, ts.isTypeAliasDeclaration);
  if (alias) return reportKind(alias, context);
  context.report(node, {
    message:
      'A tool of a provider has no `name` in 7: what reads it of this type does not compile, and gets `undefined`.',
    remedy: 'Keep the name beside the tool, as its key in `tools`; `id` is that of the provider, `openai.web_search`.',
    severity: 'error',
  });
}

/** What no generation read from the tool: its name, and for one of a provider its description. */
function drop(names: readonly string[], literal: tsTypes.ObjectLiteralExpression, context: Context): void {
  const found = names.flatMap(name => propertyNamed(literal, name) ?? []);
  const plain = found.filter(property => isPlainText(propertyValue(property)));
  const [first] = plain;
  if (first) context.change(first, draft => draft.removeElements(literal.properties, plain));
  for (const property of found) {
    const isPlain = plain.includes(property);
    if (staticName(property.name!) === 'name') reportName(property, isPlain, context);
    else if (!isPlain) reportDescription(property, context);
  }
}

function reportName(name: tsTypes.ObjectLiteralElementLike, isPlain: boolean, context: Context): void {
  const value = propertyValue(name);
  const key = keyOf(name.parent as tsTypes.ObjectLiteralExpression);
  const isSame = key === undefined || (value && ts.isStringLiteralLike(value) && value.text === key);
  if (isPlain && isSame) return;
  context.report(name, {
    message: `Under 7 a tool has no \`name\`: the model knows it by its key in \`tools\`${key === undefined ? '' : `, here \`${key}\``}.`,
    remedy:
      'Use the name as the key where the model should know the tool by it; prompts that speak of the tool must say the same.',
    severity: isPlain ? 'info' : 'error',
  });
}

function reportDescription(description: tsTypes.Node, context: Context): void {
  context.report(description, {
    message: 'A tool of a provider has no `description` in 7; no model was ever sent one.',
    remedy: 'Delete it.',
    severity: 'error',
  });
}

const isPlainText = (value: tsTypes.Expression | undefined): boolean =>
  value !== undefined && (ts.isStringLiteralLike(value) || ts.isIdentifier(value));

/** The key in a set of tools, where the tool is written there. */
function keyOf(literal: tsTypes.ObjectLiteralExpression): string | undefined {
  const value = outward(literal);
  const made = ts.isCallExpression(value.parent) ? outward(value.parent) : value;
  return ts.isPropertyAssignment(made.parent) ? staticName(made.parent.name) : undefined;
}
