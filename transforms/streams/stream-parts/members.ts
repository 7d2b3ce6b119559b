/** Members of parts that are read, taken by a pattern, named in a type or given to a part. */
import { type Owner, propertyOf } from '../../../src/sdk/symbols.js';
import { isNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { MentionUse, OptionUse, PatternUse, ReadUse } from '../../../src/sdk/use.js';
import { type Context, ownerName } from '../../../src/transform.js';
import { isMemberBeside } from './beside.js';
import { changeFile, reportFile } from './file.js';
import { changeFinish } from './finish.js';
import { addId, isMadeWhole, kindOf } from './literal.js';
import { GONE, KINDS, OF_FILE, RENAMED, SAME, SOURCE } from './names.js';
import { changeSource, reportSource } from './source.js';

type Taken = ReadUse | PatternUse | MentionUse;

export function changeTaken(use: Taken, context: Context): void {
  const names = use.owners.map(ownerName);
  const to = newName(names);
  if (to !== undefined) {
    if (isMemberBeside(use.node, to)) return;
    context.change(use.key, draft => draft.rename(use.key, to));
  } else if (names.every(name => name === SOURCE)) {
    if (use.form === 'mention') reportSource(use.key, context);
    else changeSource(use, context);
  } else if (names.every(name => name in OF_FILE)) {
    if (use.form === 'mention') reportFile(use.key, context);
    else changeFile(use, context);
  } else if (names.every(name => name in GONE)) {
    if (use.form !== 'read' || !changeFinish(use, context)) reportGone(use, names[0]!, context);
  } else reportMixed(use, names, context);
}

/** The new name that all of the members have. */
function newName(names: readonly string[]): string | undefined {
  const to = RENAMED[names[0] ?? ''];
  return names.every(name => RENAMED[name] === to) ? to : undefined;
}

function reportGone(use: Taken | OptionUse, name: string, context: Context): void {
  context.report(use.key, {
    message: `This part has no \`${use.name}\` under 7.`,
    remedy: use.form === 'option' ? `Delete \`${use.name}\`.` : GONE[name]!,
    severity: 'error',
  });
}

/** A member of several kinds of parts, of which only some change. */
function reportMixed(use: Taken, names: readonly string[], context: Context): void {
  const to = names.map(name => RENAMED[name]).find(name => name !== undefined);
  if (!to || context.generation === null) return;
  context.report(use.key, {
    message: `\`${use.name}\` of some of these parts is \`${to}\` under 7, and that of others is not.`,
    remedy: `Ask for the \`type\` of the part first, and read \`${to}\` where it has that name.`,
    severity: 'error',
  });
}

/** A member of a part that code makes. */
export function changeGiven(use: OptionUse, context: Context): void {
  const { literal, node, key } = use;
  const names = ownersIn(use, context).map(ownerName);
  const to = newName(names);
  const isPart = to !== undefined || names.some(name => name === SOURCE || name in OF_FILE || name in GONE);
  if (!isPart || isMadeWhole(literal, context)) return;
  if (to !== undefined) {
    if (context.change(key, draft => draft.rename(key, to)) && to === 'text') addId(literal, context);
  } else if (names.every(name => name === SOURCE)) {
    const value = propertyValue(node);
    if (value && isNamed(value)) context.change(node, draft => draft.replace(node, '...', value));
    else reportSource(key, context);
  } else if (names.every(name => name in OF_FILE)) reportFile(key, context);
  else if (names.every(name => name in GONE)) reportGone(use, names[0]!, context);
}

/** The members that a key of a part is: by the kind that the literal spells, or by the part that it copies. */
function ownersIn({ literal, owners, name }: OptionUse, { checker }: Context): readonly Owner[] {
  const kind = kindOf(literal);
  const of = kind === undefined ? undefined : (KINDS[kind]?.of ?? SAME[kind]);
  if (of !== undefined) return owners.filter(({ type }) => type === of);
  const copied = literal.properties
    .filter(ts.isSpreadAssignment)
    .flatMap(spread => propertyOf(checker, checker.getTypeAtLocation(spread.expression), name).owners);
  return copied.length > 0 ? copied : owners;
}
