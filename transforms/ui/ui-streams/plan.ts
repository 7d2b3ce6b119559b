/** How the call of a method becomes calls of functions: what must be known for it, and what all of them write. */
import type { Draft } from '../../../src/edit/draft.js';
import { isNamed } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { typeArguments } from './generics.js';
import { hoistResult, hoistTools, movedTools, statementAround, statementOf } from './hoist.js';
import { type MethodCall, rewritten } from './methods.js';
import { type Tools, toolsOf } from './tools.js';
import type { Entry, Place } from './write.js';

export interface Plan {
  tools: Tools;
  /** The statement before which the result gets a name. */
  statement: tsTypes.Statement | undefined;
}

/** What a method sends: text, the parts of messages, or a response of them, whose options are those of two functions. */
type Sent = 'text' | 'parts' | 'response';

/** What is to be written, or the reason to leave the call. */
export function planOf({ call, callee, target, options }: MethodCall, sent: Sent, context: Context): Plan | string {
  const result = callee.expression;
  if (callee.questionDotToken) return 'there may be no result';
  const statement = isNamed(result) ? undefined : statementOf(call);
  if (!isNamed(result) && !statement) return 'its result has no name that could be read twice';
  if (hasComment(call, [result, target, options])) return 'a comment stands in it';
  if (options && isOpaque(context.checker.getTypeAtLocation(options))) return 'nothing is known of its options';
  if (sent === 'text') return { tools: 'none', statement };
  if (sent === 'response' && options && !isSpelledOut(options)) return 'not all of its options are written here';
  const tools = toolsOf(result, call, context);
  const isNameable = tools && !(typeof tools === 'object' && 'inline' in tools && !statementAround(tools.inline, call));
  return isNameable ? { tools, statement } : 'the `tools` that the result was made with cannot be named here';
}

/** Whether a comment stands between the parts of a call that are moved. */
function hasComment(call: tsTypes.Node, parts: readonly (tsTypes.Node | undefined)[]): boolean {
  const { text } = call.getSourceFile();
  const moved = parts.filter(part => part !== undefined);
  return moved.some((part, i) => /\/[/*]/.test(text.slice(part.end, moved[i + 1]?.getStart() ?? call.end)));
}

export const isSpelledOut = (options: tsTypes.Expression): options is tsTypes.ObjectLiteralExpression =>
  ts.isObjectLiteralExpression(options) && !options.properties.some(ts.isSpreadAssignment);

/** The place of the new call, and what the result is called there. */
export function placeOf(
  { call, callee, options }: MethodCall,
  { statement }: Plan,
  draft: Draft,
): Place & { result: string } {
  const hoisted = statement && hoistResult(call, callee.expression, statement, draft);
  return {
    call,
    options,
    start: hoisted?.start ?? call.getStart(),
    lead: hoisted?.lead ?? '',
    result: hoisted?.name ?? callee.expression.getText(),
  };
}

/** The response that a function writes to. */
export const responseOf = (target: tsTypes.Expression | undefined): string[] =>
  target ? [`response: ${target.getText()}`.replace(/^response: response$/, 'response')] : [];

/** `toUIMessageStream`, and what it is given of the result. */
export interface Conversion {
  converter: string;
  source: readonly Entry[];
  /** What the tools are called, where there are any. */
  tools: string | undefined;
}

export function conversionOf(
  call: tsTypes.CallExpression,
  result: string,
  tools: Tools,
  draft: Draft,
  context: Context,
): Conversion {
  const name = nameOf(tools, call, draft);
  const source = [`stream: ${result}.stream`, ...(name ? [name === 'tools' ? name : `tools: ${name}`] : [])];
  const converter = draft.import(call, 'ai', 'toUIMessageStream') + typeArguments(call, tools, name, context);
  return { converter, source, tools: name };
}

/** Keeps in mind what was written. */
export function noteRewritten({ call }: MethodCall, { tools }: Plan, name: string | undefined): void {
  rewritten.add(call);
  if (name && typeof tools === 'object' && 'inline' in tools) movedTools.set(tools.inline, name);
}

function nameOf(tools: Tools, call: tsTypes.Node, draft: Draft): string | undefined {
  if (tools === 'none') return undefined;
  return 'name' in tools ? tools.name : hoistTools(tools.inline, statementAround(tools.inline, call)!, draft);
}
