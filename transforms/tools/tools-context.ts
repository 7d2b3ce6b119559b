import { type Carried, writeBesideSpread } from '../../src/beside-spread.js';
import { guide7 } from '../../src/guides.js';
import type { Producers } from '../../src/sdk/origins.js';
import { inward, propertyNamed } from '../../src/sdk/syntax.js';
import { ts } from '../../src/sdk/typescript.js';
import type { OptionUse, PatternUse, ReadUse, UnknownUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';
import { changeEnd, reportToolEvent } from './tools-context/events.js';
import { type Group, groupOf } from './tools-context/group.js';
import { isReadByOthers } from './tools-context/places.js';
import { OLD } from './tools-context/reads.js';
import { fail, reportRead, reportUnknown, settled } from './tools-context/report.js';
import { type Plan, planOf, write } from './tools-context/write.js';

const of = (types: readonly string[]): string[] => types.map(type => `${type}.${OLD}`);

const STEP_RESULT = of(['PrepareStepResult']);
const GIVEN = [...of(['TextOptions', 'ToolLoopAgentSettings']), ...STEP_RESULT];
const TOOL = of(['ToolExecutionOptions', 'ToolNeedsApprovalOptions']);
const TOOL_EVENTS = of(['OnToolCallStartEvent', 'OnToolCallFinishEvent']);
const END_EVENTS = of(['GenerateTextEndEvent', 'StreamTextEndEvent']);
const EVENTS = of(['PrepareStepArgument', 'StepResult', 'OnStartEvent', 'OnStepStartEvent']);

const info = {
  id: 'tools-context',
  title: '`experimental_context` becomes `toolsContext` and `runtimeContext`',
  kind: 'silent',
  from: [5, 6],
  provesNew: true,
  why: 'Under 7 `experimental_context` is ignored, and tools read undefined. A tool that reads a context gets one of its own, from `toolsContext` of the call, with a type from its `contextSchema`; `runtimeContext` is for `prepareStep` and events.',
  keeps: [
    '`experimental_context` of other libraries and of your own types',
    'calls and tools of which one could not be followed to all others: they are reported, and nothing of them changes',
  ],
  before:
    'const whoami = tool({\n  inputSchema: z.object({}),\n  execute: (_, { experimental_context }) => (experimental_context as User).name,\n});\nawait generateText({ model, prompt, tools: { whoami }, experimental_context: user });',
  after:
    'const whoami = tool({\n  inputSchema: z.object({}),\n  contextSchema: z.custom<User>(),\n  execute: (_, { context: experimental_context }) => (experimental_context as User).name,\n});\nawait generateText({ model, prompt, tools: { whoami }, runtimeContext: user, toolsContext: { whoami: user } });',
  docs: guide7('context-experimental_context-became-tool-context-and-shared-runtime-data-moved-to-runtimecontext'),
} as const;

const runtime = renameMember({ ...info, members: [...GIVEN, ...EVENTS, ...END_EVENTS], to: 'runtimeContext' });
const toolEvent = renameMember({ ...info, members: TOOL_EVENTS, to: 'toolContext' });
const inTool = renameMember({ ...info, members: TOOL, to: 'context' });

export const toolsContext = defineTransform({
  ...info,
  words: [OLD],
  gives: ['runtimeContext', 'toolsContext', 'toolContext', 'contextSchema'],
  visit(use, context) {
    if (use.form === 'stray') return reportUnknown(use.key, context);
    if (use.form === 'unknown') return changeRead(use, context);
    if (use.form === 'option' && means(use, GIVEN)) return changeGiven(use, context);
    if (use.form === 'spread' && means(use, GIVEN)) return writeBesideSpread(use, 'runtimeContext', asContext, context);
    if (means(use, TOOL)) {
      if (use.form === 'read' || use.form === 'pattern') changeRead(use, context);
      // A context that is handed to a tool by hand.
      else inTool.visit(use, context);
    } else if (means(use, END_EVENTS) && (use.form === 'read' || use.form === 'pattern')) changeEnd(use, context);
    else if (means(use, TOOL_EVENTS)) {
      toolEvent.visit(use, context);
      if (use.form === 'read' || use.form === 'pattern') reportToolEvent(use, context);
    } else runtime.visit(use, context);
  },
});

/** 5 and 6 took any value as the context, 7 takes objects. */
const asContext = ({ text, types }: Carried): string =>
  types.some(({ flags }) => flags & ts.TypeFlags.Unknown) ? `${text} as any` : text;

/** The option of a call, or of what `prepareStep` and `prepareCall` return. */
function changeGiven(use: OptionUse, context: Context): void {
  if (settled.has(use.node)) return;
  const calls = takersOf(use, context)?.map(({ call }) => call.arguments?.[0] && inward(call.arguments[0]));
  const literals = calls?.filter(call => call !== undefined).filter(ts.isObjectLiteralExpression);
  const alone: Group = { supplies: [{ property: use.node, readers: [] }], readers: new Map() };
  if (!literals || literals.length !== calls!.length || literals.length === 0 || use.doubt || use.reads.length > 0)
    return fail(alone, context, 'it could not be followed from here to a call');
  if (propertyNamed(use.literal, 'tools')) return change(groupOf({ options: use.literal }, context), context);
  for (const options of literals) {
    const group = groupOf({ options }, context);
    if (group.supplies.some(({ property }) => property === use.node)) return change(group, context);
    if (group.readers.size > 0 || group.fault) {
      const supplies = [...alone.supplies, ...group.supplies];
      return fail({ ...group, supplies }, context, 'the tools of the call are not beside it');
    }
  }
  change(alone, context);
}

/** The calls that a context comes to: those that take its object, or the function that returns it. */
function takersOf(use: OptionUse, { uses: { origins } }: Context): Producers {
  const fn = ts.findAncestor(use.literal, ts.isFunctionLike);
  const returnedBy = (names: readonly string[]): Producers => (fn ? origins.ofCallback(fn, names) : undefined);
  if (means(use, STEP_RESULT)) return returnedBy(['prepareStep', 'experimental_prepareStep']);
  const takers = origins.takersOf(use.literal);
  return takers && takers.length > 0 ? takers : returnedBy(['prepareCall']);
}

/** A read in a tool. */
function changeRead(use: ReadUse | PatternUse | UnknownUse, context: Context): void {
  if (settled.has(use.key)) return;
  for (const tool of context.uses.toolSets.around(use.node)) {
    const group = groupOf({ tool }, context);
    const isProven = use.form !== 'unknown' || group.supplies.length > 0;
    if (isProven && group.readers.get(tool)?.keys.includes(use.key)) return change(group, context);
  }
  if (use.form === 'unknown') reportUnknown(use.key, context);
  else reportRead(use.key, 'what calls this function could not be followed', context);
}

function change(group: Group, context: Context): void {
  const isRead = isReadByOthers(group, [...EVENTS, ...END_EVENTS], context);
  const plans = group.supplies.map(supply => planOf(supply, isRead, context));
  const reason = group.fault ?? plans.find(plan => typeof plan === 'string');
  if (reason) return fail(group, context, reason);
  for (const { property } of group.supplies) settled.add(property);
  for (const { keys } of group.readers.values()) for (const key of keys) settled.add(key);
  const at = group.supplies[0]?.property ?? [...group.readers.values()][0]!.tool;
  context.change(at, draft => write(group, plans as Plan[], draft));
}
