import { standInFor } from '../../src/doubles.js';
import { guide7 } from '../../src/guides.js';
import type { tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { mayBeIterated } from './stream-helpers/consumers.js';
import { isOlder, type MethodCall, methodCall, UI_METHODS } from './ui-streams/methods.js';
import { conversionOf, noteRewritten, type Plan, placeOf, planOf, responseOf } from './ui-streams/plan.js';
import { leaks, MASK, resultMayHaveTools } from './ui-streams/tool-errors.js';
import { writeCall, writeNested } from './ui-streams/write.js';

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
  from: [4, 5, 6],
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
    // 4 had no UI streams: what makes them there was migrated.
    if (context.generation === 4 && UI_METHODS.includes(use.name)) return;
    const plan = decide(method, context);
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

/** What is to be written, or the reason to leave the call. */
function decide(use: MethodCall, context: Context): Plan | string {
  const { call, method } = use;
  const fake = standInFor(method, context);
  if (fake) return `the object that stands in for a result in ${fake} may have nothing but the method`;
  if (TEXT_METHODS.includes(method)) return planOf(use, 'text', context);
  if (method !== 'toUIMessageStream') return planOf(use, 'response', context);
  return mayBeIterated(call, context)
    ? 'its stream may be read with `for await`, which takes the stream of the method only'
    : planOf(use, 'parts', context);
}

function write(use: MethodCall, plan: Plan, key: tsTypes.Node, context: Context): void {
  const { call, callee, method, target, options } = use;
  const isUi = UI_METHODS.includes(method);
  const isMasked = isUi && leaks(options, context) && resultMayHaveTools(callee.expression, context);
  let name: string | undefined;
  const isChanged = context.change(key, draft => {
    const { result, ...place } = placeOf(use, plan, draft);
    const sender = RESPONSES[method] && draft.import(call, 'ai', RESPONSES[method]);
    const outer = responseOf(target);
    if (!isUi) return writeCall(place, sender!, [...outer, `stream: ${result}.textStream`], [], draft);

    const { converter, source, tools } = conversionOf(call, result, plan.tools, draft, context);
    name = tools;
    const after = isMasked ? [MASK] : [];
    if (!sender) writeCall(place, converter, source, after, draft);
    else writeNested(place, { sender, outer, converter, before: source, after }, draft);
  });
  if (isChanged) noteRewritten(use, plan, name);
}
