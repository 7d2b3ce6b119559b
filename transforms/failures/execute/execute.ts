/** The function that a tool runs, and how it answers. */
import { directivesOf, type FunctionNode } from '../../../src/sdk/syntax.js';
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
  /** Whether the function is written in the tool itself. */
  isInline: boolean;
}

/** Undefined for what is not proven to be the `execute` of a tool. */
export function toolRun(use: Use, context: Context): ToolRun | undefined {
  if (!means(use, ['Tool.execute'])) return undefined;
  if (use.form === 'option' && !use.doubt) {
    const execute = context.uses.origins.functionIn(use.node);
    return { key: use.key, tool: use.literal, ...found(execute, use.node) };
  }
  if (use.form === 'member' && ts.isMethodDeclaration(use.node))
    return { key: use.key, tool: use.node.parent, ...found(use.node, use.node) };
  return undefined;
}

function found(execute: FunctionNode | undefined, property: tsTypes.Node): Pick<ToolRun, 'execute' | 'isInline'> {
  if (!execute?.body) return { execute: undefined, isInline: false };
  const isInline = execute.pos >= property.pos && execute.end <= property.end;
  return { execute: execute as Execute, isInline: isInline && execute.getSourceFile() === property.getSourceFile() };
}

/**
 * `stream`: what is yielded, or an iterable that is returned; the SDK takes the last value. `sync generator`: the SDK takes
 * the generator itself for the answer.
 */
export type Manner = 'async' | 'sync' | 'stream' | 'sync generator';

export function mannerOf(execute: Execute, checker: tsTypes.TypeChecker): Manner {
  const isAsync = isAsyncFunction(execute);
  if (isGenerator(execute)) return isAsync ? 'stream' : 'sync generator';
  if (isAsync) return 'async';
  return givesStream(execute, checker) ? 'stream' : 'sync';
}

export const isAsyncFunction = ({ modifiers }: Execute): boolean =>
  modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.AsyncKeyword) ?? false;

export const isGenerator = (execute: Execute): boolean =>
  !ts.isArrowFunction(execute) && execute.asteriskToken !== undefined;

/** Whether what it returns is known to be an async iterable. */
function givesStream(execute: Execute, checker: tsTypes.TypeChecker): boolean {
  const signature = checker.getSignatureFromDeclaration(execute);
  const parts = signature ? partsOf(checker.getReturnTypeOfSignature(signature)) : [];
  return parts.length > 0 && parts.every(part => !isOpaque(part) && hasAsyncIterator(part, checker));
}

const hasAsyncIterator = (type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean =>
  checker.getPropertiesOfType(type).some(({ name }) => name.startsWith('__@asyncIterator'));

/** A workflow runs the body again when it throws. */
export const isDurable = ({ body }: Execute): boolean =>
  ts.isBlock(body) &&
  directivesOf(body.statements).some(directive => /^['"]use (?:step|workflow)\b/.test(directive.getText()));
