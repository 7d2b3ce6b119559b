/** The function that a tool runs, and how it answers. */
import { isTest } from '../../../src/project/tests.js';
import { isSdkDeclaration, resolveAlias } from '../../../src/sdk/symbols.js';
import { directivesOf, type FunctionNode, inward, isFunctionNode, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, partsOf } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import { type Context, means } from '../../../src/transform.js';

export type Execute = FunctionNode & { body: tsTypes.ConciseBody };

/** A tool with an `execute`, as the SDK takes it. */
export interface ToolRun {
  /** The word `execute`, where findings stand. */
  key: tsTypes.Node;
  /** The object of the tool, or the class that is one. */
  tool: tsTypes.ObjectLiteralExpression | tsTypes.ClassLikeDeclaration;
  /** The function that runs, where the project has it: in the tool itself, or where a reference leads. */
  execute: Execute | undefined;
  /** What stands there in place of a function that is written in the tool itself. */
  reference: tsTypes.Expression | undefined;
}

/** Undefined for what is not proven to be the `execute` of a tool, and in tests: no provider is behind their models. */
export function toolRun(use: Use, context: Context): ToolRun | undefined {
  if (!means(use, ['Tool.execute']) || isTest(context.unit)) return undefined;
  if (use.form === 'option' && !use.doubt) {
    const found = context.uses.origins.functionIn(use.node);
    const value = propertyValue(use.node);
    const reference = value && !isFunctionNode(inward(value)) ? value : undefined;
    return { key: use.key, tool: use.literal, execute: withBody(found), reference };
  }
  if (use.form !== 'member') return undefined;
  const { node } = use;
  const found = ts.isMethodDeclaration(node)
    ? node
    : node.initializer && context.uses.origins.functionOf(node.initializer);
  const reference = ts.isPropertyDeclaration(node) && found?.parent !== node ? node.initializer : undefined;
  return { key: use.key, tool: node.parent, execute: withBody(found), reference };
}

const withBody = (found: FunctionNode | undefined): Execute | undefined =>
  found?.body ? (found as Execute) : undefined;

/**
 * `stream`: what is yielded, or an iterable that is returned; the SDK takes the last value. `sync generator`: the SDK takes
 * the generator itself for the answer. `either`: an iterable is returned in one way, and something else in another.
 */
export type Manner = 'async' | 'sync' | 'stream' | 'sync generator' | 'either';

export function mannerOf(execute: Execute, checker: tsTypes.TypeChecker): Manner {
  const isAsync = isAsyncFunction(execute);
  if (isGenerator(execute)) return isAsync ? 'stream' : 'sync generator';
  if (isAsync) return 'async';
  const signature = checker.getSignatureFromDeclaration(execute);
  return signature ? mannerOfType(checker.getReturnTypeOfSignature(signature), checker) : 'sync';
}

/** How a function answers that is neither async nor a generator. */
export function mannerOfType(returned: tsTypes.Type, checker: tsTypes.TypeChecker): 'sync' | 'stream' | 'either' {
  const streams = partsOf(returned).filter(part => isStream(part, checker));
  if (streams.length === 0) return 'sync';
  return streams.length === partsOf(returned).length ? 'stream' : 'either';
}

export const isAsyncFunction = ({ modifiers }: FunctionNode): boolean =>
  modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.AsyncKeyword) ?? false;

export const isGenerator = (fn: FunctionNode): boolean => !ts.isArrowFunction(fn) && fn.asteriskToken !== undefined;

/** Whether a value of the type, which is no union, is known to be an async iterable. */
const isStream = (type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean =>
  !isOpaque(type) && checker.getPropertiesOfType(type).some(({ name }) => name.startsWith('__@asyncIterator'));

/** `tool` and `dynamicTool`. Those of providers (`anthropic.tools.bash_20250124`) and of the project may fix the output. */
export function sdkMaker(callee: tsTypes.Expression, checker: tsTypes.TypeChecker): 'tool' | 'dynamicTool' | undefined {
  const symbol = resolveAlias(checker, checker.getSymbolAtLocation(callee));
  const { name, declarations = [] } = symbol ?? {};
  return (name === 'tool' || name === 'dynamicTool') && declarations.every(isSdkDeclaration) ? name : undefined;
}

/** A workflow runs the body again when it throws. */
export const isDurable = ({ body }: Execute): boolean =>
  ts.isBlock(body) &&
  directivesOf(body.statements).some(directive => /^['"]use (?:step|workflow)\b/.test(directive.getText()));
