import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { answersOf, shapesItself } from './execute/answers.js';
import { type Execute, toolRun } from './execute/execute.js';
import { type Fault, faultsOf } from './non-json-output/faults.js';
import { BIGINT, ERROR } from './non-json-output/losses.js';
import { remarkOn } from './non-json-output/remark.js';

export const nonJsonOutput = defineTransform({
  id: 'non-json-output',
  title: 'What a tool returns and JSON cannot carry',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'The output of a tool travels to the provider and to the browser as JSON. A Map, a Set, a regular expression, an error, a promise inside of the output arrive as `{}`, NaN as `null`; functions are dropped. A bigint ends the whole run with a TypeError: the output is written after `execute` has returned, so no `catch` in it helps. Nothing of this fails at compile time.',
  keeps: [
    'dates and URLs, which arrive as text, and objects with a `toJSON`',
    'a tool with a `toModelOutput`, which decides itself what the model reads; a bigint is reported where the output also goes to a browser',
    'values whose type comes from a package or is `any`: nothing is proven of them',
    'members that are `undefined`: the model gets the output without them',
  ],
  before: `const votes = tool({
  inputSchema,
  execute: async ({ poll }) => {
    const tally = await count(poll); // a Map<string, number>
    return { poll, tally }; // the model gets {"poll":"lunch","tally":{}}
  },
});`,
  after: `const votes = tool({
  inputSchema,
  execute: async ({ poll }) => {
    const tally = await count(poll);
    return { poll, tally: Object.fromEntries(tally) }; // {"poll":"lunch","tally":{"soup":2}}
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#multi-modal-tool-results',
  visit(use, context) {
    const run = toolRun(use, context);
    if (!run?.execute || told.has(run.execute)) return;
    const isShaped = shapesItself(run.tool, context.checker);
    if (isShaped && !context.mentions(SENDS_TO_BROWSER)) return;
    if (!isShaped) told.add(run.execute);
    for (const faults of byPlace(run.execute, context)) {
      const remark = remarkOn(faults);
      if (!isShaped) context.report(faults[0].place, remark);
      else if (faults.some(({ loss }) => loss === BIGINT))
        context.report(faults[0].place, { ...remark, ...TO_BROWSER });
    }
  },
});

/** A function may serve several tools. */
const told = new WeakSet<tsTypes.Node>();

/** The browser gets the output itself, whatever `toModelOutput` makes of it. */
const SENDS_TO_BROWSER = /\b(?:\w*UIMessageStream\w*|\w*AgentUIStream\w*|\w*DataStream(?:Response|ToResponse)?)\b/;
const TO_BROWSER = {
  message:
    '`toModelOutput` keeps this bigint from the model only: JSON cannot write it, so the stream to the browser breaks off here.',
  severity: 'warning',
} as const;

/** One finding for each place, however much there is wrong with its value. */
function byPlace(execute: Execute, context: Context): [Fault, ...Fault[]][] {
  const { checker } = context;
  const places = new Map<tsTypes.Node, [Fault, ...Fault[]]>();
  const patched = context.mentions(/\bBigInt\.prototype\b/);
  for (const fault of answersOf(execute, checker).flatMap(answer => faultsOf(answer, execute, checker))) {
    if ((patched && fault.loss === BIGINT) || isCaught(fault)) continue;
    const known = places.get(fault.place);
    if (known) known.push(fault);
    else places.set(fault.place, [fault]);
  }
  return [...places.values()];
}

/** An error that is returned where it was caught has its own finding. */
const isCaught = ({ loss, place }: Fault): boolean =>
  loss === ERROR && ts.findAncestor(place, ts.isCatchClause) !== undefined;
