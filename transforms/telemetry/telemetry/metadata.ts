/** `metadata` of a call: 7 takes it as `runtimeContext`, of which telemetry is given what it names. */
import { propertyValue } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, Use } from '../../../src/sdk/use.js';
import type { Uses } from '../../../src/sdk/uses.js';
import { type Context, means } from '../../../src/transform.js';
import { isFirstInPackage } from '../first-in-package.js';
import { NOT_IN_CALL, type Option, obstacleAt, optionOf } from './metadata/call.js';
import { branchesOf, type Metadata, metadataIn, NOT_WRITTEN, SEVERAL } from './metadata/settings.js';
import { splitAround, type Taker } from './metadata/source.js';
import { writeBeside, writeSplit } from './metadata/write.js';
import { spreadAround } from './rank.js';

export const METADATA = ['TelemetrySettings.metadata'];

export function moveMetadata(use: OptionUse, context: Context): void {
  const settings = settingsAround(use.literal);
  const option = optionOf(settings);
  const isMoved = option ? moveBeside(use, option, context) : split(use, settings, context);
  if (isMoved && isFirstInPackage('metadata', context)) reportNames(use, context);
}

/** The settings that a literal is spread into, or the literal itself. */
function settingsAround(literal: tsTypes.ObjectLiteralExpression): tsTypes.ObjectLiteralExpression {
  const spread = spreadAround(literal);
  return spread ? settingsAround(spread.parent) : literal;
}

function moveBeside(use: OptionUse, option: Option, context: Context): boolean {
  const obstacle = use.doubt ? NOT_IN_CALL : obstacleAt(option, context);
  const metadata = obstacle ?? metadataOf(option, context);
  if (typeof metadata === 'string') return reportLeft(use, metadata, context);
  return context.change(use.key, draft => writeBeside(option, metadata, draft, context));
}

function metadataOf(option: Option, context: Context): Metadata | string {
  const branches = branchesOf(propertyValue(option)!);
  const [found, ...others] = (branches ?? []).map(one => metadataIn(one, context)).filter(one => one !== undefined);
  return others.length > 0 ? SEVERAL : (found ?? NOT_WRITTEN);
}

/** The function or constant that gives the settings gives `runtimeContext` as well. */
function split(use: OptionUse, settings: tsTypes.Node, context: Context): boolean {
  const found = splitAround(settings, context);
  if (typeof found === 'string') return reportLeft(use, found, context);
  const [first] = found.settings.flatMap(({ metadata }) => metadata?.node ?? []);
  return first === use.node && context.change(use.key, draft => writeSplit(found, draft, context));
}

/** Where an option is given what a function or constant gives that changes. */
export function takerAt({ node }: OptionUse, context: Context): Taker | undefined {
  const { uses } = context;
  const all = takers.get(uses) ?? new Map(uses.named('metadata').flatMap(use => takersBy(use, context)));
  takers.set(uses, all);
  return all.get(node);
}

const takers = new WeakMap<Uses, ReadonlyMap<tsTypes.Node, Taker>>();

function takersBy(use: Use, context: Context): [tsTypes.Node, Taker][] {
  const found = use.form === 'option' && means(use, METADATA) && splitAround(settingsAround(use.literal), context);
  return found && typeof found !== 'string' ? found.takers.map(taker => [taker.option, taker]) : [];
}

const REMEDY =
  'Pass the values as `runtimeContext: { key: value }` beside `telemetry: { includeRuntimeContext: { key: true } }`; `generateObject` and `streamObject` take none: use `generateText` with `output` there.';

function reportLeft({ key }: OptionUse, reason: string, context: Context): false {
  context.report(key, {
    message: `7 ignores \`metadata\` of telemetry: it takes \`runtimeContext\` instead. ${reason}, so it was left.`,
    remedy: REMEDY,
    severity: 'error',
  });
  return false;
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

function reportNames({ key }: OptionUse, context: Context): void {
  context.report(key, {
    message:
      'What was recorded as `ai.telemetry.metadata.*` is recorded as `ai.settings.context.*` under 7, here and in other calls of the package.',
    remedy:
      'Change dashboards and exporters that look for the old names, or write them by `new OpenTelemetry({ enrichSpan })`. `OpenTelemetry` records the new ones with `runtimeContext: true` only; integrations of yours read `event.runtimeContext`.',
  });
}
