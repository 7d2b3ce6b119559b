import { guide7 } from '../../src/guides.js';
import { propertyNamed, staticName } from '../../src/sdk/syntax.js';
import type { tsTypes } from '../../src/sdk/typescript.js';
import type { MemberUse, OptionUse, SpreadUse } from '../../src/sdk/use.js';
import {
  type Context,
  defineTransform,
  means,
  renameExports,
  renameImplementation,
  renameMember,
} from '../../src/transform.js';
import { unbind } from './telemetry-integrations/unbind.js';

const info = {
  id: 'telemetry-integrations',
  title: 'Integrations of telemetry are registered and called by new names',
  kind: 'silent',
  from: [6],
  why: '7 has no `registerTelemetryIntegration` and no `bindTelemetryIntegration`, and never calls `onToolCallStart`, `onToolCallFinish` and `onFinish` of an integration.',
  keeps: [
    'methods of that name in objects and classes that are no integrations',
    'an integration that has a method under both names',
    'methods of a class that does not say `implements TelemetryIntegration`: they are reported',
  ],
  before:
    "import { registerTelemetryIntegration } from 'ai';\n\nregisterTelemetryIntegration({ onFinish: event => log(event) });",
  after: "import { registerTelemetry } from 'ai';\n\nregisterTelemetry({ onEnd: event => log(event) });",
  docs: guide7('telemetry'),
} as const;

const METHODS: Readonly<Record<string, string>> = {
  onToolCallStart: 'onToolExecutionStart',
  onToolCallFinish: 'onToolExecutionEnd',
  onStepFinish: 'onStepEnd',
  onFinish: 'onEnd',
};

const methods = Object.entries(METHODS).map(([name, to]) =>
  renameMember({ ...info, members: [`Telemetry.${name}`], to }),
);
const register = renameExports({ ...info, names: { registerTelemetryIntegration: 'registerTelemetry' } });

export const telemetryIntegrations = defineTransform({
  ...info,
  words: [...Object.keys(METHODS), 'onStart', 'registerTelemetryIntegration', 'bindTelemetryIntegration'],
  gives: ['registerTelemetry', ...Object.values(METHODS)],
  visit(use, context) {
    if (means(use, ['.registerTelemetryIntegration'])) return register.visit(use, context);
    if (use.form === 'name' && means(use, ['.bindTelemetryIntegration'])) return unbind(use, context);
    if (use.form === 'stray' || !means(use, [`Telemetry.${use.name}`])) return;
    if (use.form === 'option' || use.form === 'member') {
      reportEvents(use, context);
      if (siblingOf(use, METHODS[use.name])) return reportTwice(use, context);
    }
    if (use.form === 'spread') reportValue(use, context);
    else if (use.form === 'member') renameMethod(use, context);
    else for (const method of methods) if (method.words.includes(use.name)) method.visit(use, context);
  },
});

function renameMethod(use: MemberUse, context: Context): void {
  const to = METHODS[use.name];
  if (to) renameImplementation(use, to, context);
}

/** The member of that name in the same object or class. */
function siblingOf(use: OptionUse | MemberUse, name: string | undefined): tsTypes.Node | undefined {
  if (name === undefined) return undefined;
  if (use.form === 'option') return propertyNamed(use.literal, name);
  return use.node.parent.members.find(member => staticName(member.name) === name);
}

/** Of two names for one event 7 calls one, but for this. */
function reportTwice({ key, name }: OptionUse | MemberUse, context: Context): void {
  if (name !== 'onStepFinish') return;
  context.report(key, {
    message: '`onStepFinish` stands beside `onStepEnd`; 7 calls both.',
    remedy: 'Delete `onStepFinish` once the code runs under 7 only.',
  });
}

function reportValue({ key, name }: SpreadUse, context: Context): void {
  const to = METHODS[name];
  if (!to) return;
  context.report(key, {
    message: `This value goes to telemetry, and 7 never calls its \`${name}\`.`,
    remedy: `Rename the method to \`${to}\` where it is declared, and let a class say \`implements Telemetry\`.`,
    severity: name === 'onStepFinish' ? 'info' : 'error',
  });
}

/** Said once of an integration: at the handler that is told of a call as a whole. */
function reportEvents(use: OptionUse | MemberUse, context: Context): void {
  const isFirst = use.name === 'onStart' || (use.name === 'onFinish' && !siblingOf(use, 'onStart'));
  if (!isFirst || !takesEvent(use.key, context)) return;
  context.report(use.key, {
    message:
      'Under 7 an integration also hears of `generateObject`, `streamObject`, `embed`, `embedMany` and `rerank`, whose events differ. Events have no `metadata`, and no content where a call sets `recordInputs` or `recordOutputs` to false.',
    remedy:
      'Look at `event.operationId` before reading what only text generation has; what was `metadata` is `runtimeContext`.',
  });
}

/** Whether a handler looks at its event. */
const takesEvent = (key: tsTypes.Node, { checker }: Context): boolean =>
  checker
    .getTypeAtLocation(key)
    .getCallSignatures()
    .some(({ parameters }) => parameters.length > 0);
