/** The function that is given as a callback, and where its event goes. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { type FunctionNode, inward, isFunctionNode, outward, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, UnknownUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { FIELDS } from './fields.js';

/** The function of an option, written there or declared elsewhere. */
export function callbackOf(option: OptionUse['node'], { uses }: Context): FunctionNode | undefined {
  if (ts.isMethodDeclaration(option)) return option;
  let value: tsTypes.Node | undefined = propertyValue(option);
  if (value && ts.isIdentifier(value)) {
    const declaration = uses.references.symbolAt(value)?.valueDeclaration;
    value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  }
  if (value && ts.isExpression(value)) value = inward(value);
  return value && isFunctionNode(value) ? value : undefined;
}

/** Whether a function is a callback of that name everywhere that it is used. */
export const isGivenTo = (fn: tsTypes.Node, names: readonly string[], { uses }: Context): boolean =>
  uses.origins.ofCallback(fn, names) !== undefined;

/** The parameter that a member is read of. */
export function rootOf(
  { node }: Pick<UnknownUse, 'node'>,
  { uses }: Context,
): tsTypes.ParameterDeclaration | undefined {
  const owner = inward(node.expression);
  const declaration = ts.isIdentifier(owner) ? uses.references.symbolAt(owner)?.valueDeclaration : undefined;
  return declaration && ts.isParameter(declaration) && declaration.name.kind === ts.SyntaxKind.Identifier
    ? declaration
    : undefined;
}

/** Whether nothing but where the function goes tells what its parameter is, as in JavaScript. */
export function isUntyped(parameter: tsTypes.ParameterDeclaration, { checker }: Context): boolean {
  const fn = parameter.parent;
  if (parameter.type || ts.getJSDocType(parameter) || ts.isMethodDeclaration(fn)) return false;
  return ts.isFunctionDeclaration(fn) || !checker.getContextualType(fn as tsTypes.Expression);
}

/** The patterns that take the event apart. */
export function patternsOf(
  { name }: tsTypes.ParameterDeclaration,
  { uses }: Context,
): readonly tsTypes.ObjectBindingPattern[] {
  if (ts.isObjectBindingPattern(name)) return [name];
  const holders = uses.references.of(name).map(use => outward(use).parent);
  return holders.flatMap(holder =>
    ts.isVariableDeclaration(holder) && ts.isObjectBindingPattern(holder.name) ? [holder.name] : [],
  );
}

/** Functions whose event was followed. */
const followed = new WeakSet<tsTypes.Node>();

/** Reports where the whole event goes to something that may read what it has no more. */
export function reportHandedOn({ key }: OptionUse, parameter: tsTypes.ParameterDeclaration, context: Context): void {
  const { checker, uses } = context;
  if (isOwn(checker.getTypeAtLocation(parameter.name), context)) {
    return context.report(key, {
      message: 'The function takes an event of a type of its own, which 7 does not give.',
      remedy: 'Give it `toolOutput` and `toolExecutionMs` in place of `success`, `output`, `error` and `durationMs`.',
      severity: 'error',
    });
  }
  if (!ts.isIdentifier(parameter.name) || followed.has(parameter)) return;
  followed.add(parameter);
  const { lost, takers } = uses.flows.ofVariable(parameter.name);
  for (const node of [
    ...lost.map(loss => loss.node),
    ...takers.filter(taker => isOwn(taker.type, context)).map(taker => taker.node),
  ]) {
    context.report(node, {
      message:
        'The whole event goes on from here, and under 7 it has no `success`, `output`, `error` and `durationMs`.',
      remedy: 'Where they are read, read `toolOutput` and `toolExecutionMs`.',
    });
  }
}

/** Whether a type of the project has one of the members. */
const isOwn = (type: tsTypes.Type, { checker }: Context): boolean =>
  [...FIELDS, 'durationMs'].some(name => propertyOf(checker, type, name).foreign.length > 0);
