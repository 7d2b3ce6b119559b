import type { Draft } from '../../src/edit/draft.js';
import { guide7 } from '../../src/guides.js';
import { isNamed } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { mayBeIterated } from './stream-helpers/consumers.js';
import { typeArguments } from './stream-helpers/generics.js';
import { hoistResult, hoistTools, movedTools, statementAround, statementOf } from './stream-helpers/hoist.js';
import { standInFor } from './stream-helpers/stand-ins.js';
import { type Tools, toolsOf } from './stream-helpers/tools.js';
import { writeCall, writeNested } from './stream-helpers/write.js';
import { isOlder, type MethodCall, methodCall, rewritten, UI_METHODS } from './ui-streams/methods.js';
import { leaks, MASK, resultMayHaveTools } from './ui-streams/tool-errors.js';

const TEXT_METHODS = ['toTextStreamResponse', 'pipeTextStreamToResponse'];

/** The helper that makes or writes the response. */
const RESPONSES: Record<string, string> = {
  toUIMessageStreamResponse: 'createUIMessageStreamResponse',
  pipeUIMessageStreamToResponse: 'pipeUIMessageStreamToResponse',
  toTextStreamResponse: 'createTextStreamResponse',
  pipeTextStreamToResponse: 'pipeTextStreamToResponse',
};

export const streamHelpers = defineTransform({
  id: 'stream-helpers',
  title: 'Methods that send a result become functions',
  kind: 'deprecated',
  from: [5, 6],
  words: [...UI_METHODS, ...TEXT_METHODS],
  gives: ['toUIMessageStream', 'stream'],
  provesNew: true,
  why: 'The methods of a `streamText` result are deprecated in 7. The functions take its `stream`, and the `tools` of the call, by which they tell its tools from dynamic ones.',
  keeps: [
    'the methods of a `streamObject` result, which stay',
    'a method whose `tools` cannot be named again where it is called, or whose stream is read with `for await`: it works as before, and is reported',
    'a method that a stand-in of the tests has, which may lack `stream`',
  ],
  before: 'return result.toUIMessageStreamResponse({ sendReasoning: true });',
  after:
    'return createUIMessageStreamResponse({\n  stream: toUIMessageStream({ stream: result.stream, sendReasoning: true }),\n});',
  docs: guide7('streamtext-response-helpers-deprecated--use-stateless-helpers'),
  visit(use, context) {
    const method = methodCall(use, [...UI_METHODS, ...TEXT_METHODS]);
    // The methods go on working: what may be code of 7 keeps them.
    if (!method || !isOlder(context)) return;
    const plan = planOf(method, context);
    if (typeof plan !== 'string') return write(method, plan, use.key, context);
    context.report(use.key, {
      message: `\`${use.name}\` is deprecated in 7 and works as before. It was left: ${plan}.`,
      remedy: UI_METHODS.includes(use.name)
        ? 'Pass `stream` of the result, and the `tools` of its call, to `toUIMessageStream`.'
        : 'Pass `textStream` of the result as `stream` to `createTextStreamResponse` or `pipeTextStreamToResponse`.',
      severity: 'info',
    });
  },
});

interface Plan {
  tools: Tools;
  /** The statement before which the result gets a name. */
  statement: tsTypes.Statement | undefined;
}

/** What is to be written, or the reason to leave the call. */
function planOf({ call, callee, method, response, options }: MethodCall, context: Context): Plan | string {
  const result = callee.expression;
  if (callee.questionDotToken) return 'there may be no result';
  const fake = standInFor(method, context);
  if (fake) return `the object that stands in for a result in ${fake} may have nothing but the method`;
  const statement = isNamed(result) ? undefined : statementOf(call);
  if (!isNamed(result) && !statement) return 'its result has no name that could be read twice';
  if (hasComment(call, [result, response, options])) return 'a comment stands in it';
  if (options && isOpaque(context.checker.getTypeAtLocation(options))) return 'nothing is known of its options';
  if (TEXT_METHODS.includes(method)) return { tools: 'none', statement };
  if (method === 'toUIMessageStream') {
    if (mayBeIterated(call, context))
      return 'its stream may be read with `for await`, which takes the stream of the method only';
  } else if (options && !isSpelledOut(options)) return 'not all of its options are written here';
  const tools = toolsOf(result, call, context);
  if (!tools) return 'the `tools` that the result was made with cannot be named here';
  if (typeof tools === 'object' && 'inline' in tools && !statementAround(tools.inline, call))
    return 'the `tools` that the result was made with cannot be named here';
  return { tools, statement };
}

/** Whether a comment stands between the parts of a call that are moved. */
function hasComment(call: tsTypes.Node, parts: readonly (tsTypes.Node | undefined)[]): boolean {
  const { text } = call.getSourceFile();
  const moved = parts.filter(part => part !== undefined);
  return moved.some((part, i) => /\/[/*]/.test(text.slice(part.end, moved[i + 1]?.getStart() ?? call.end)));
}

const isSpelledOut = (options: tsTypes.Expression): options is tsTypes.ObjectLiteralExpression =>
  ts.isObjectLiteralExpression(options) && !options.properties.some(ts.isSpreadAssignment);

function write(use: MethodCall, { tools, statement }: Plan, key: tsTypes.Node, context: Context): void {
  const { call, callee, method, response, options } = use;
  const isUi = UI_METHODS.includes(method);
  const isMasked = isUi && leaks(options, context) && resultMayHaveTools(callee.expression, context);
  let name: string | undefined;
  const isChanged = context.change(key, draft => {
    const hoisted = statement && hoistResult(call, callee.expression, statement, draft);
    const result = hoisted?.name ?? callee.expression.getText();
    const place = { call, options, start: hoisted?.start ?? call.getStart(), lead: hoisted?.lead ?? '' };
    const sender = RESPONSES[method] && draft.import(call, 'ai', RESPONSES[method]);
    const target = response ? [`response: ${response.getText()}`.replace(/^response: response$/, 'response')] : [];
    if (!isUi) return writeCall(place, sender!, [...target, `stream: ${result}.textStream`], [], draft);

    name = nameOf(tools, call, draft);
    const source = [`stream: ${result}.stream`, ...(name ? [name === 'tools' ? name : `tools: ${name}`] : [])];
    const converter = draft.import(call, 'ai', 'toUIMessageStream') + typeArguments(call, tools, name, context);
    const after = isMasked ? [MASK] : [];
    if (!sender) writeCall(place, converter, source, after, draft);
    else writeNested(place, { sender, outer: target, converter, before: source, after }, draft);
  });
  if (!isChanged) return;
  rewritten.add(call);
  if (name && typeof tools === 'object' && 'inline' in tools) movedTools.set(tools.inline, name);
}

function nameOf(tools: Tools, call: tsTypes.Node, draft: Draft): string | undefined {
  if (tools === 'none') return undefined;
  return 'name' in tools ? tools.name : hoistTools(tools.inline, statementAround(tools.inline, call)!, draft);
}
