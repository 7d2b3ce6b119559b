/** Assertions on what a mock was called with, and on which model a provider gives. */
import { isSdkDeclaration, ownersOfSymbol } from '../../../src/sdk/symbols.js';
import { inward, walk } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Context, ownerName } from '../../../src/transform.js';
import type { Assertion, Mismatch } from './assertion.js';

const CALLS = ['MockLanguageModel.doGenerateCalls', 'MockLanguageModel.doStreamCalls'];

export function callsOfMock({ call, kind, actual, expected }: Assertion, context: Context): Mismatch | undefined {
  const members = membersOfCall(actual, context);
  if (!members) return undefined;
  const [member] = members;
  if (expected.some(value => holdsString(value, 'image/*'))) {
    return {
      at: call,
      message: 'For an image of unknown type 7 hands a model the media type `image`, where it was `image/*`.',
      remedy: "Write `mediaType: 'image'`.",
    };
  }
  if (member === undefined && (kind === 'snapshot' || (kind === 'equal' && isExact(call)))) {
    return {
      at: call,
      message:
        'Under 7 a call of a model also has `reasoning`, has `toolChoice` also without tools, and a mock of specification V4 gets the data of files as `{ type, data }`.',
      remedy:
        'Assert the members that matter with `toMatchObject`, or write the snapshot anew and look at the difference.',
    };
  }
  if (member === 'toolChoice' && kind === 'undefined') {
    return {
      at: call,
      message: "Under 7 a model is handed `toolChoice: { type: 'auto' }` also where there are no tools.",
      remedy: "Expect `{ type: 'auto' }`.",
    };
  }
  return undefined;
}

const isExact = ({ expression }: tsTypes.CallExpression): boolean =>
  /\.(?:toEqual|toStrictEqual|deepEqual|deepStrictEqual)$/.test(expression.getText());

/** The members that are read off one call of a mock, outermost first; undefined for anything else. */
function membersOfCall(value: tsTypes.Expression, context: Context): string[] | undefined {
  const node = inward(value);
  if (ts.isCallExpression(node)) {
    const { expression: callee } = node;
    const isAt = ts.isPropertyAccessExpression(callee) && callee.name.text === 'at';
    return isAt ? membersOfCall(callee.expression, context) : undefined;
  }
  if (ts.isElementAccessExpression(node)) return membersOfCall(node.expression, context);
  if (ts.isPropertyAccessExpression(node)) {
    if (ownersOfSymbol(context.checker.getSymbolAtLocation(node.name)).some(owner => CALLS.includes(ownerName(owner))))
      return [];
    const inner = membersOfCall(node.expression, context);
    return inner && [...inner, node.name.text];
  }
  const declaration = ts.isIdentifier(node) ? context.uses.references.symbolAt(node)?.valueDeclaration : undefined;
  if (!declaration) return undefined;
  // `const [call] = model.doGenerateCalls`
  const holder =
    ts.isBindingElement(declaration) && ts.isArrayBindingPattern(declaration.parent)
      ? declaration.parent.parent
      : declaration;
  return ts.isVariableDeclaration(holder) && holder.initializer
    ? membersOfCall(holder.initializer, context)
    : undefined;
}

function holdsString(value: tsTypes.Node, text: string): boolean {
  let isThere = ts.isStringLiteralLike(value) && value.text === text;
  walk(value, node => {
    isThere ||= ts.isStringLiteralLike(node) && node.text === text;
  });
  return isThere;
}

/** `expect(provider.languageModel('x')).toBe(model)` */
export function identityOfModel({ call, kind, actual, expected }: Assertion, context: Context): Mismatch | undefined {
  const node = inward(actual);
  const [model] = expected;
  if (kind !== 'same' || !model || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { expression: provider, name } = node.expression;
  if (!/^(?:languageModel|(?:text)?[eE]mbeddingModel|imageModel)$/.test(name.text)) return undefined;
  const made = context.uses.origins.of(provider);
  const isWrapping = made?.every(one =>
    /^\.(?:experimental_)?(?:customProvider|createProviderRegistry)$/.test(one.made),
  );
  if (!isWrapping || !isCustom(model, context)) return undefined;
  return {
    at: call,
    message:
      'Under 7 a provider of this kind gives an adapter for a model of specification V3 or older, not the model itself.',
    remedy: 'Compare `modelId` and `provider`, or give it a model of specification V4.',
  };
}

/** A model of the project's own; mocks and providers of the SDK are of specification V4 by then. */
function isCustom(model: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(model);
  const isMock = /^Mock/.test(type.symbol?.name ?? '') && type.symbol.declarations?.every(isSdkDeclaration);
  return !isOpaque(type) && !isMock;
}
