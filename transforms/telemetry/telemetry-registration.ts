import { isFirstInPackage } from '../../src/first-in-package.js';
import { guide7 } from '../../src/guides.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { type Call, callsOf } from './telemetry-registration/calls.js';

const CODE =
  "`import { registerTelemetry } from 'ai'; import { LegacyOpenTelemetry } from '@ai-sdk/otel'; registerTelemetry(new LegacyOpenTelemetry());`";

export const telemetryRegistration = defineTransform({
  id: 'telemetry-registration',
  title: 'OpenTelemetry is registered once, not turned on by each call',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['experimental_telemetry', 'telemetry'],
  why: 'Under 7 `isEnabled: true` alone records nothing: spans come from an integration that the program registers. And once one is registered, all calls are recorded, also those that said nothing of telemetry.',
  keeps: ['a program that registers an integration of `@ai-sdk/otel`', 'a program in which no call turns telemetry on'],
  before: 'await generateText({ model, prompt, experimental_telemetry: { isEnabled: true } });',
  after:
    "// once, where the program starts\nimport { LegacyOpenTelemetry } from '@ai-sdk/otel';\nimport { registerTelemetry } from 'ai';\n\nregisterTelemetry(new LegacyOpenTelemetry());",
  docs: guide7('opentelemetry-moved-to-ai-sdkotel'),
  visit(use, context) {
    if (use.owners.length === 0 || !isFirstInPackage('registration', context)) return;
    const calls = callsOf(context);
    const on = calls.find(call => call.telemetry === 'on');
    if (!on && !calls.some(call => call.telemetry === 'unknown')) return;
    if (!context.mentions(/['"]@ai-sdk\/otel['"]/))
      reportMissing(startOf(context) ?? on?.at ?? use.key, on !== undefined, context);
    const silent = calls.filter(call => call.telemetry === 'silent');
    if (silent[0]) reportSilent(silent[0], silent.length, context);
  },
});

function reportMissing(at: tsTypes.Node, isOn: boolean, context: Context): void {
  // What is registered by other means may be all that is wanted.
  const isSure = isOn && !context.mentions(/\bregisterTelemetry(?:Integration)?\b|\bAI_SDK_TELEMETRY_INTEGRATIONS\b/);
  context.report(at, {
    message: `Calls of this package ${isOn ? '' : 'may '}turn telemetry on, and under 7 no spans come of it: OpenTelemetry has to be registered, and nothing does that here.`,
    remedy: `Install \`@ai-sdk/otel\`, and run this once where the program starts, in Next.js in \`register()\` of \`instrumentation.ts\`: ${CODE} It records the \`ai.*\` spans of before; \`OpenTelemetry\` of the same package records \`gen_ai.*\` instead.`,
    severity: isSure ? 'error' : 'warning',
  });
}

function reportSilent({ at }: Call, count: number, context: Context): void {
  const [calls, them] =
    count === 1 ? ['One call of this package does', 'it'] : [`${count} calls of this package do`, 'them'];
  context.report(at, {
    message: `${calls} not turn telemetry on, this one first. Once an integration is registered, 7 records ${them} too, with prompts and outputs.`,
    remedy: `Give ${them} \`telemetry: { isEnabled: false }\` to go on without.`,
    severity: 'info',
  });
}

/** `register` of the file that Next.js runs at its start, where it is among the files of the run. */
function startOf({ uses, unit }: Context): tsTypes.Node | undefined {
  for (const source of uses.program.sources) {
    if (!/(?:^|\/)instrumentation\.[cm]?[jt]s$/.test(source.fileName)) continue;
    if (uses.program.unit(source)?.package !== unit.package) continue;
    for (const statement of source.statements)
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === 'register') return statement.name;
  }
  return undefined;
}
