import { hasComment } from '../../src/edit/layout.js';
import { guide7 } from '../../src/guides.js';
import { outward, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';
import { addRegistered } from './telemetry/integrations.js';
import { isOnlySwitch, reportCondition, reportSwitch } from './telemetry/is-enabled.js';
import { reportLost } from './telemetry/metadata/report.js';
import { allowRead, isSplit, METADATA, moveMetadata, takerAt } from './telemetry/metadata.js';
import { changesRank } from './telemetry/rank.js';
import { isWrapped } from './telemetry/wrapped.js';

const OPTIONS = [
  'TextOptions.experimental_telemetry',
  'ObjectOptions.experimental_telemetry',
  'EmbedOptions.experimental_telemetry',
  'EmbedManyOptions.experimental_telemetry',
  'RerankOptions.experimental_telemetry',
  'ToolLoopAgentSettings.experimental_telemetry',
];

const rename = renameMember({
  id: 'telemetry',
  title: '`experimental_telemetry` becomes `telemetry`, its `metadata` becomes `runtimeContext`',
  kind: 'silent',
  from: [4, 5, 6],
  members: OPTIONS,
  to: 'telemetry',
  aliases: OPTIONS,
  why: 'The option is an alias under 7 and will go. Of what it holds, 7 ignores `metadata` and `tracer`, and needs no `isEnabled: true`. Integrations of a call take the place of the registered ones instead of joining them.',
  keeps: [
    '`isEnabled: false`, and an `isEnabled` that the program computes',
    '`experimental_telemetry` in an object that your own code takes before the SDK does, and before a spread that may bring another',
    '`experimental_telemetry` in calls of what wraps the SDK, which may read it by that name',
    '`metadata` of `generateObject` and `streamObject`, which take no `runtimeContext`: it is reported',
    'a `tracer`, which is given to the integration under 7: it is reported',
  ],
  before:
    "await generateText({\n  model,\n  prompt,\n  experimental_telemetry: { isEnabled: true, functionId: 'poem', metadata: { userId } },\n});",
  after:
    "await generateText({\n  model,\n  prompt,\n  telemetry: { functionId: 'poem', includeRuntimeContext: { userId: true } },\n  runtimeContext: { userId },\n});",
  docs: guide7('experimental_telemetry-renamed-to-telemetry'),
  provesNew: true,
});

export const telemetry = defineTransform({
  ...rename,
  words: ['experimental_telemetry', 'isEnabled', 'metadata', 'tracer', 'integrations'],
  visit(use, context) {
    if (use.form !== 'option') return visitRead(use, context);
    if (means(use, OPTIONS)) changeOption(use, context);
    else if (means(use, ['TelemetrySettings.isEnabled'])) changeSwitch(use, context);
    else if (means(use, METADATA)) moveMetadata(use, context);
    else if (means(use, ['TelemetrySettings.tracer'])) reportTracer(use, context);
    else if (means(use, ['TelemetrySettings.integrations'])) addRegistered(use, context);
  },
});

function changeOption(use: OptionUse, context: Context): void {
  reportCondition(use, context);
  const taker = takerAt(use, context);
  if (taker?.form === 'bare') reportLost(use, context);
  if (taker) return;
  const isResult = returnedFrom(use.literal, 'prepareCall');
  if (!(use.direct || isResult) || changesRank(use, context) || isWrapped(use, context)) return;
  if (isRedundant(use)) context.change(use.key, draft => draft.removeElements(use.literal.properties, [use.node]));
  else rename.visit({ ...use, direct: true }, context);
}

/** Whether a call says nothing by the option that 7 does not take for granted. */
function isRedundant({ node, literal, doubt }: OptionUse): boolean {
  const value = propertyValue(node);
  const { parent } = outward(literal);
  return (
    !doubt &&
    !!value &&
    isOnlySwitch(value) &&
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    !literal.properties.some(ts.isSpreadAssignment) &&
    !hasComment(node.getSourceFile().text, node)
  );
}

function changeSwitch(use: OptionUse, context: Context): void {
  const { node, literal } = use;
  const value = propertyValue(node);
  if (value?.kind !== ts.SyntaxKind.TrueKeyword) return reportSwitch(use, context);
  const option = outward(literal).parent;
  const isInline = ts.isPropertyAssignment(option)
    ? !isWrapped({ literal: option.parent, takers: [] }, context)
    : isSplit(literal, context);
  if (!isInline) return;
  if (use.doubt || literal.properties.length === 1 || literal.properties.some(ts.isSpreadAssignment)) return;
  context.change(use.key, draft => draft.removeElements(literal.properties, [node]));
}

/** Whether the literal is what a function of that name returns. */
function returnedFrom(literal: tsTypes.ObjectLiteralExpression, name: string): boolean {
  const { parent } = outward(literal);
  const fn = ts.isArrowFunction(parent)
    ? parent
    : ts.isReturnStatement(parent) && ts.findAncestor(parent, ts.isFunctionLike);
  if (!fn) return false;
  const holder = ts.isMethodDeclaration(fn) ? fn : fn.parent;
  return ts.isObjectLiteralElementLike(holder) && holder.name?.getText() === name;
}

function reportTracer({ key }: OptionUse, context: Context): void {
  context.report(key, {
    message: '7 ignores `tracer`: the integration has it, for all calls.',
    remedy:
      "Delete it here, and register `new LegacyOpenTelemetry({ tracer })` or `new OpenTelemetry({ tracer })` of '@ai-sdk/otel'. A call that needs another tracer takes one of these as `integrations`.",
    severity: 'error',
  });
}

function visitRead(use: Use, context: Context): void {
  if (use.form !== 'read' && use.form !== 'pattern') return;
  const isArgument = means(use, ['AgentPrepareCallArgument.experimental_telemetry']);
  if (use.form === 'read' && means(use, METADATA) && allowRead(use, context)) return;
  if (isArgument || means(use, [...METADATA, 'TelemetrySettings.tracer'])) {
    context.report(use.key, {
      message: isArgument
        ? 'The argument of `prepareCall` has the option under the name by which the agent was given it.'
        : `The settings of telemetry have no \`${use.name}\` under 7.`,
      remedy: isArgument
        ? 'Read `telemetry` where the agent is given `telemetry`.'
        : 'Keep the value in a variable of its own and read it there.',
      severity: isArgument ? 'warning' : 'error',
    });
  }
}
