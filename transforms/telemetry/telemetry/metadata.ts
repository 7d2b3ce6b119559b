/** `metadata` of a call: 7 takes it as `runtimeContext`, of which telemetry is given what it names. */
import type { Draft } from '../../../src/edit/draft.js';
import { isFirstInPackage } from '../../../src/first-in-package.js';
import { propertyValue, spreadAround } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse, ReadUse, Use } from '../../../src/sdk/use.js';
import type { Uses } from '../../../src/sdk/uses.js';
import { type Context, means } from '../../../src/transform.js';
import { NOT_IN_CALL, type Option, obstacleAt, optionOf, type Taker } from './metadata/call.js';
import { type Reach, reachFrom } from './metadata/reach.js';
import { reportKept, reportLeft, reportNames } from './metadata/report.js';
import { branchesOf, type Metadata, metadataIn, NOT_WRITTEN, SEVERAL } from './metadata/settings.js';
import { slotBehind } from './metadata/slot.js';
import { splitAround } from './metadata/source.js';
import { take, widen, writeBeside, writeSplit } from './metadata/write.js';

export const METADATA = ['TelemetrySettings.metadata'];

export function moveMetadata(use: OptionUse, context: Context): void {
  const settings = settingsAround(use.literal);
  const option = optionOf(settings);
  if (!option) return split(use, settings, context);
  const metadata = (use.doubt ? NOT_IN_CALL : obstacleAt(option, context)) ?? metadataOf(option, context);
  if (typeof metadata === 'string') keep(use, settings, metadata, context);
  else change(use, draft => writeBeside(option, metadata, draft, context), context);
}

function change(use: OptionUse, write: (draft: Draft) => void, context: Context): void {
  if (context.change(use.key, write) && isFirstInPackage('metadata', context)) reportNames(use, context);
}

/** The settings that a literal is spread into, or the literal itself. */
function settingsAround(literal: tsTypes.ObjectLiteralExpression): tsTypes.ObjectLiteralExpression {
  const spread = spreadAround(literal);
  return spread ? settingsAround(spread.parent) : literal;
}

function metadataOf(option: Option, context: Context): Metadata | string {
  const branches = branchesOf(propertyValue(option)!);
  const [found, ...others] = (branches ?? []).map(one => metadataIn(one, context)).filter(one => one !== undefined);
  return others.length > 0 ? SEVERAL : (found ?? NOT_WRITTEN);
}

/** The function or constant that gives the settings gives `runtimeContext` as well. */
function split(use: OptionUse, settings: tsTypes.ObjectLiteralExpression, context: Context): void {
  const found = splitAround(settings, context);
  if (typeof found === 'string') return keep(use, settings, found, context);
  const [first] = found.settings.flatMap(({ metadata }) => metadata?.node ?? []);
  if (first === use.node) change(use, draft => writeSplit(found, draft, context), context);
}

/** Whether a literal becomes the settings of a call for that reason. */
export function isSplit(literal: tsTypes.ObjectLiteralExpression, context: Context): boolean {
  const found = splitAround(literal, context);
  return typeof found !== 'string' && found.settings.some(({ metadata }) => metadata);
}

/** What goes through types of the project keeps `metadata`, and the calls read it there. */
function keep(use: OptionUse, settings: tsTypes.ObjectLiteralExpression, reason: string, context: Context): void {
  const reach = reachFrom(settings, context);
  if (!reach) return reportLeft(use, reason, context);
  allow(use.key, reach, context);
  if (reach.isLost || reach.takers.length === 0) reportKept(use, reason, context);
}

/** Lets the types around a read of `metadata` have it. */
export function allowRead({ key, node }: ReadUse, context: Context): boolean {
  const slot = slotBehind(node.expression, context);
  return slot !== undefined && allow(key, { slots: [slot], takers: [] }, context);
}

const written = new WeakSet<tsTypes.Node>();

/** Several places of `metadata` may lead to the same slots and calls. */
function allow(at: tsTypes.Node, { slots, takers }: Pick<Reach, 'slots' | 'takers'>, context: Context): boolean {
  const types = slots.map(({ type }) => type).filter(type => !written.has(type));
  const left = takers.filter(({ option }) => !written.has(option));
  if (types.length + left.length === 0) return true;
  const isDone = context.change(at, draft => {
    for (const type of types) widen(type, draft, context);
    for (const taker of left) take(taker, draft, context);
  });
  if (isDone) for (const node of [...types, ...left.map(({ option }) => option)]) written.add(node);
  return isDone;
}

/** How an option takes settings that change where they are given. */
export function takerAt({ node }: OptionUse, context: Context): Taker | undefined {
  const { uses } = context;
  const all = takers.get(uses) ?? new Map(uses.named('metadata').flatMap(use => takersBy(use, context)));
  takers.set(uses, all);
  return all.get(node);
}

const takers = new WeakMap<Uses, ReadonlyMap<tsTypes.Node, Taker>>();

function takersBy(use: Use, context: Context): [tsTypes.Node, Taker][] {
  if (use.form !== 'option' || !means(use, METADATA)) return [];
  const settings = settingsAround(use.literal);
  const found = optionOf(settings) ? '' : splitAround(settings, context);
  const given = typeof found === 'string' ? reachFrom(settings, context) : found;
  return (given?.takers ?? []).map(taker => [taker.option, taker]);
}
