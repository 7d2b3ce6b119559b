/** Instances that are handed on: what takes them asks for models by name. */
import { callBy } from '../../../src/sdk/calls.js';
import { tokensBy } from '../../../src/sdk/name-references.js';
import { packagesOf } from '../../../src/sdk/providers.js';
import { accessOf, isNamed, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function visitValue(use: NameUse, context: Context): void {
  const isFactory = use.name.startsWith('create');
  for (const token of tokensBy(use, context.uses)) {
    const call = callBy(token);
    if (isFactory ? call : !call) follow(isFactory ? call! : expressionOf(token), context);
  }
}

const expressionOf = (token: tsTypes.Node): tsTypes.Node => (ts.isIdentifier(token) ? accessOf(token) : token);

function follow(instance: tsTypes.Node, context: Context): void {
  const value = outward(instance);
  const { parent } = value;
  if (ts.isVariableDeclaration(parent) && parent.initializer === value && ts.isIdentifier(parent.name)) {
    for (const use of context.uses.references.of(parent.name)) look(accessOf(use), context);
  } else look(value, context);
}

function look(value: tsTypes.Node, context: Context): void {
  const { parent } = value;
  const isProperty = ts.isPropertyAssignment(parent) && parent.initializer === value;
  if (isProperty || ts.isShorthandPropertyAssignment(parent)) {
    if (isAskedByName(parent, context)) return keep(parent, context);
  } else if (!ts.isCallExpression(parent) || parent.expression === value) return;
  const expected = context.checker.getContextualType(value as tsTypes.Expression);
  if (expected && packagesOf(value as tsTypes.Expression, context.checker).length > 0 && isOther(expected))
    report(value, context);
}

/** Whether the type says that it takes a provider, and not of which package. */
const isOther = (type: tsTypes.Type): boolean =>
  (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0 ||
  type.getCallSignatures().length > 0 ||
  type.getProperty('languageModel') !== undefined;

/** The providers of `createProviderRegistry`, the `fallbackProvider` of `customProvider`. */
function isAskedByName(property: tsTypes.ObjectLiteralElementLike, { uses }: Context): boolean {
  const call = outward(property.parent).parent;
  if (!call || !ts.isCallExpression(call)) return false;
  const made = uses.origins.producerAt(call)?.made ?? '';
  if (/^\.(?:experimental_)?createProviderRegistry$/.test(made)) return true;
  return /^\.(?:experimental_)?customProvider$/.test(made) && staticName(property.name) === 'fallbackProvider';
}

/** The same provider, whose models by name are those of the Chat Completions API. */
function keep(property: tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment, context: Context): void {
  const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
  if (!isNamed(value)) return report(value, context);
  context.change(value, draft => {
    const chat = ['{ ...', value, ', languageModel: ', value, '.chat }'] as const;
    if (ts.isPropertyAssignment(property)) draft.replace(value, ...chat);
    else draft.insertAfter(value, `: { ...${value.getText()}, languageModel: ${value.getText()}.chat }`);
  });
}

function report(at: tsTypes.Node, context: Context): void {
  const text = at.getText();
  context.report(at, {
    message:
      'What takes this provider asks it for models, and under 7 these call the Responses API instead of Chat Completions.',
    remedy: `If models are asked for by \`languageModel\`, hand in \`{ ...${text}, languageModel: ${text}.chat }\`; where it is called itself, \`${text}.chat\`.`,
    severity: 'warning',
  });
}
