import { guide7 } from '../../src/guides.js';
import { isUntyped } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, PatternUse, ReadUse, UnknownUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, meansAny, renameMember } from '../../src/transform.js';
import { isGivenTo, patternsOf, rootOf } from './callback.js';
import { FIELDS, isField } from './on-tool-execution/fields.js';
import { changeHandedOn, reportOutOfSight } from './on-tool-execution/handed-on.js';
import { DURATION, END, LOST, NAMES, START, STEP } from './on-tool-execution/names.js';
import { changePattern, changeStep, reportTaken } from './on-tool-execution/pattern.js';
import { changeRead } from './on-tool-execution/read.js';
import { reportAgent, reportDead, reportLost, reportStepNumber } from './on-tool-execution/reports.js';
import { changeStepRead } from './on-tool-execution/step-reads.js';

const of = (types: readonly string[], members: readonly string[]) =>
  types.flatMap(type => members.map(member => `${type}.${member}`));

const ofCalls = of(['TextOptions'], [START, END]);
const ofAgents = of(['ToolLoopAgentSettings', 'AgentCallOptions'], [START, END]);

const rename = renameMember({
  id: 'on-tool-execution',
  title: 'The callbacks of tool calls get new names and a new event',
  kind: 'silent',
  from: [6],
  members: [...ofCalls, ...ofAgents],
  to: NAMES,
  aliases: ofCalls,
  why: 'Agents of 7 do not call the old names. And under both names the event has `toolOutput` and `toolExecutionMs` instead of `success`, `output`, `error` and `durationMs`: a test of `success` always takes the branch of the failure.',
  keeps: [
    '`success`, `output`, `error` of your own types and of other libraries',
    'what the event has lost, and an event that goes on as a whole where no type names its members: findings',
  ],
  before:
    'experimental_onToolCallFinish: event => {\n  if (event.success) log(event.output, event.durationMs);\n  else report(event.error);\n},',
  after:
    "onToolExecutionEnd: event => {\n  if (event.toolOutput.type === 'tool-result') log(event.toolOutput.output, event.toolExecutionMs);\n  else report(event.toolOutput.error);\n},",
  docs: guide7('tool-execution-callbacks'),
  provesNew: true,
});

const EVENTS = ['OnToolCallStartEvent', 'OnToolCallFinishEvent'];

export const onToolExecution = defineTransform({
  ...rename,
  words: [...rename.words, ...FIELDS, DURATION, STEP, ...LOST],
  reportsOn: [7],
  visit(use, context) {
    if (context.generation === 7) {
      if (use.form === 'option' && means(use, ofAgents)) reportDead(use, context);
      return;
    }
    if (use.form === 'stray') return reportAgent(use, context);
    if (rename.words.includes(use.name)) {
      rename.visit(use, context);
      if (use.form === 'option' && meansAny(use, [...ofCalls, ...ofAgents])) visitCallback(use, context);
    } else if (use.form === 'unknown') visitUnknown(use, context);
    else if ((use.form === 'read' || use.form === 'pattern') && means(use, of(EVENTS, [use.name])))
      visitEvent(use, context);
  },
});

function visitCallback(use: OptionUse, context: Context): void {
  const callback = context.uses.origins.functionIn(use.node);
  if (!callback && use.name === END) reportOutOfSight(use, context);
  const parameter = callback?.parameters[0];
  if (!callback || !parameter) return;
  if (!isUntyped(parameter, context.checker)) return changeHandedOn(use, parameter, context);
  if (!isGivenTo(callback, [use.name], context)) return;
  for (const pattern of patternsOf(parameter, context)) {
    if (use.name === END) changePattern(pattern, context);
    else changeStep(pattern, context);
    for (const { propertyName, name } of pattern.elements) reportLost(propertyName ?? name, context);
  }
}

/** The same for what is read of it. */
function visitUnknown(use: UnknownUse, context: Context): void {
  const callback = rootOf(use, context)?.parent;
  if (!callback || !isGivenTo(callback, [START, END], context)) return;
  if (use.name === STEP || (isGivenTo(callback, [END], context) && !LOST.includes(use.name))) visitEvent(use, context);
  else reportLost(use.key, context);
}

function visitEvent(use: ReadUse | PatternUse | UnknownUse, context: Context): void {
  const { form, key, name, node } = use;
  if (LOST.includes(name)) reportLost(key, context);
  else if (form === 'pattern') {
    if (ts.isBindingElement(node)) changePattern(node.parent as tsTypes.ObjectBindingPattern, context);
    else if (name === STEP) reportStepNumber(key, context);
    else reportTaken(key, name, context);
  } else if (name === STEP) changeStepRead(use, context);
  else if (isField(name)) changeRead(node, name, context);
  else context.change(key, draft => draft.rename(key, 'toolExecutionMs'));
}
