import type { OptionUse } from '../../../../src/sdk/use.js';
import type { Context } from '../../../../src/transform.js';

const REMEDY =
  'Pass the values as `runtimeContext: { key: value }` beside `telemetry: { includeRuntimeContext: { key: true } }`; `generateObject` and `streamObject` take none: use `generateText` with `output` there.';

export function reportLeft({ key }: OptionUse, reason: string, context: Context): void {
  context.report(key, {
    message: `7 ignores \`metadata\` of telemetry: it takes \`runtimeContext\` instead. ${reason}, so it was left.`,
    remedy: REMEDY,
    severity: 'error',
  });
}

/** What was left for code of the project, where 7 gets nothing of it. */
export function reportKept({ key }: OptionUse, reason: string, context: Context): void {
  context.report(key, {
    message: `7 ignores \`metadata\` of telemetry: it takes \`runtimeContext\` instead. ${reason}. The types around it were widened, as your own code reads it.`,
    remedy: REMEDY,
    severity: 'error',
  });
}

/** The settings have `metadata`, which goes to other calls as `runtimeContext`. */
export function reportLost({ key }: OptionUse, context: Context): void {
  context.report(key, {
    message:
      'The `metadata` of these settings is lost here: 7 takes `runtimeContext` instead, which this call does not take.',
    remedy: REMEDY,
    severity: 'error',
  });
}

export function reportNames({ key }: OptionUse, context: Context): void {
  context.report(key, {
    message:
      'What was recorded as `ai.telemetry.metadata.*` is recorded as `ai.settings.context.*` under 7, here and in other calls of the package.',
    remedy:
      'Change dashboards and exporters that look for the old names, or write them by `new OpenTelemetry({ enrichSpan })`. `OpenTelemetry` records the new ones with `runtimeContext: true` only; integrations of yours read `event.runtimeContext`.',
  });
}
