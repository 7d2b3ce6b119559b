/** What a transform is, what it is given, and the tables that most of them are made from. */
import { writeBesideSpread } from './beside-spread.js';
import { doubleAskedFor } from './doubles.js';
import type { Draft } from './edit/draft.js';
import type { Choices, Generation, Kind, Severity, TransformInfo } from './model.js';
import type { Entry, TextUnit } from './project/data-file.js';
import type { Project, SourceUnit } from './project/project.js';
import type { Manifest, Workspaces } from './project/workspaces.js';
import { changesRank } from './rank.js';
import { type Owner, propertyOf } from './sdk/symbols.js';
import { propertyNamed, staticName } from './sdk/syntax.js';
import type { tsTypes } from './sdk/typescript.js';
import { ts } from './sdk/typescript.js';
import type { Doubt, MemberUse, NameUse, OptionUse, StrayUse, Use } from './sdk/use.js';
import type { Uses } from './sdk/uses.js';

export interface Remark {
  message: string;
  /** What to do, in words that can be followed without reading a guide. */
  remedy: string;
  severity?: Severity;
  kind?: Kind;
}

/** What a transform may ask and do. It sees no disk, no process and no console. */
export interface Context {
  readonly unit: SourceUnit;
  /** Generation that this file was written for; null where nothing tells. */
  readonly generation: Generation | null;
  readonly uses: Uses;
  readonly checker: tsTypes.TypeChecker;
  readonly choices: Choices;
  /** The project on the disk; undefined where a change can create no file, as for a text on standard input. */
  readonly project: Project | undefined;
  /** Whether the file itself names a package of the SDK. */
  readonly namesSdk: boolean;
  /**
   * Whether the file held a name that only 7 has before the run. Where an old name has another meaning in 7, this is
   * what keeps a second run from changing it again.
   */
  readonly wasNew: boolean;
  /** Whether it does, or will after the changes that were made so far. */
  readonly isNew: boolean;
  /**
   * Words that the whole selection mentions somewhere, all of them in one file: a cheap way to ask for evidence against an edit.
   * `beside`: in this file, or in one that some file imports together with it.
   */
  mentions(words: RegExp | readonly RegExp[], where?: 'anywhere' | 'beside'): boolean;
  /** All of the described change is made, or none; where another change stands in the way, a finding says so. */
  change(at: tsTypes.Node, describe: (draft: Draft) => void): boolean;
  report(at: tsTypes.Node, remark: Remark): void;
}

/** A file that is no code: a manifest, a catalog, a configuration. */
export interface DataFile {
  readonly unit: TextUnit;
  /** The strings in it; none where it is neither JSON nor YAML. */
  readonly entries: readonly Entry[];
}

/** What a transform may ask of a manifest and of the files beside it, and change there. */
export interface ManifestContext {
  readonly manifest: Manifest;
  readonly file: DataFile;
  /** Whether its dependencies are those of code in the run; else only what it sets for the whole workspace counts. */
  readonly isOwn: boolean;
  /** Whether versions may be written. */
  readonly deps: boolean;
  /** Source files of the package, also those without the SDK. */
  readonly units: readonly SourceUnit[];
  readonly workspaces: Workspaces;
  /** The code of a source file, as the run leaves it. */
  after(unit: SourceUnit): string;
  /** A file that is not among the run's source files. */
  open(file: string): DataFile | undefined;
  change(file: DataFile, at: TextRange, text: string): void;
  report(file: DataFile, at: TextRange, remark: Remark): void;
}

export interface TextRange {
  start: number;
  end: number;
}

export interface Transform extends TransformInfo {
  /** Spellings to look for. */
  words: readonly string[];
  /** Whether a read of the name elsewhere means that a property cannot be changed where it is written. */
  keepsReads?: boolean;
  /** Generations of which it only reports: what was wrong before 7 and still is. */
  reportsOn?: readonly Generation[];
  /** Names that exist only in the new form: a file that has them was written for 7. */
  gives?: readonly string[];
  /** Whether the names it gives exist only in 7: what it writes with one of them tells a second run so. */
  provesNew?: boolean;
  visit(use: Use, context: Context): void;
  /** Words that code of 7 has by mistake, so that they prove no generation. */
  mistaken?: readonly string[];
  /** Whether no other transform is to see a use: what it means goes on to be the project's own. */
  claims?(use: Use, context: Context): boolean;
  /** Looks at a whole file, after its uses: for what no name of the SDK tells of. Only where a hint is in the text. */
  inspect?(source: tsTypes.SourceFile, context: Context): void;
  hints?: readonly string[];
  /** Looks at a manifest that the code of the run depends on, after all code. */
  inspectManifest?(context: ManifestContext): void;
  /** For code of a generation that has forgotten the name already, and was not told so by a type. */
  stale?(use: Use, context: Context): void;
}

/** `CallSettings.maxTokens`; an export of a module has no type: `.stepCountIs`. */
export const ownerName = (owner: Owner): string => `${owner.type}.${owner.member}`;

/** Whether the use means one of the members, and nothing else. */
export const means = (use: Use, members: readonly string[]): boolean =>
  use.owners.length > 0 && use.owners.every(owner => members.includes(ownerName(owner)));

export const meansAny = (use: Use, members: readonly string[]): boolean =>
  use.owners.some(owner => members.includes(ownerName(owner)));

export function defineTransform(transform: Transform): Transform {
  return transform;
}

type Info = TransformInfo & Pick<Transform, 'provesNew'>;

type MemberRow = Info & {
  /** Members as the declarations name them: `CallSettings.maxTokens`. */
  members: readonly string[];
  /** The new name, or the new name of each old one. */
  to: string | Readonly<Record<string, string>>;
  /**
   * Members whose old name 7 still takes. They are renamed only in what goes straight into a call, where nothing else
   * brings the option: elsewhere the project may read the old name, and it goes on working.
   */
  aliases?: readonly string[];
  /** Report keys of that name in objects that could not be followed. For words that mean little else. */
  strays?: boolean;
};

/**
 * A member of an options or result type that has a new name and the same meaning: in literals, in values that reach
 * them, in reads, in patterns and in types.
 */
export function renameMember(row: MemberRow): Transform {
  const { members, to: given, aliases = [], strays = false, ...info } = row;
  const newName = ({ name }: Use): string => (typeof given === 'string' ? given : given[name]!);
  return defineTransform({
    ...info,
    words: [...new Set(members.map(member => member.split('.')[1]!))],
    gives: typeof given === 'string' ? [given] : Object.values(given),
    visit(use, context) {
      const to = newName(use);
      if (use.form === 'stray') {
        if (strays && context.namesSdk) reportStray(use, to, context);
        return;
      }
      if (!means(use, members)) {
        const reason = 'the object also goes where the name means something else';
        if (use.form === 'option' && meansAny(use, members)) reportDoubt(use, to, { node: use.key, reason }, context);
        return;
      }
      const alias = means(use, aliases);
      if (use.form === 'option') {
        if (!alias) renameOption(use, to, alias, context);
        else if (use.direct && !changesRank(use, to, context)) renameAlias(use, to, context);
      } else if (alias || use.form === 'name') return;
      else if (use.form === 'spread') writeBesideSpread(use, to, ({ text }) => text, context);
      else if (use.form === 'member') renameImplementation(use, to, context);
      else if (hasOwn(use, to, context)) reportOwn(use, to, info.kind === 'deprecated' ? 'info' : 'error', context);
      else context.change(use.key, draft => draft.rename(use.key, to));
    },
    stale(use, context) {
      if (use.form === 'option' && means(use, members) && !means(use, aliases)) reportStale(use, newName(use), context);
    },
  });
}

/** Whether the value that is read has something of the project's under the new name: `{ ...chat, addToolOutput: mine }`. */
function hasOwn(use: Use, to: string, { checker }: Context): boolean {
  const holder = use.form === 'read' ? use.node.expression : use.form === 'pattern' ? use.node.parent : undefined;
  return holder !== undefined && propertyOf(checker, checker.getTypeAtLocation(holder), to).foreign.length > 0;
}

function reportOwn(use: Use, to: string, severity: Severity, context: Context): void {
  context.report(use.key, {
    message: `\`${use.name}\` is \`${to}\` in 7. It was left: what has it here has a \`${to}\` of your own.`,
    remedy: `Call that if it does the same; else give it another name, and the SDK's \`${to}\` for \`${use.name}\`.`,
    severity,
  });
}

/** A name that has had no effect since an earlier generation: whether it should have one, only a person can say. */
export function reportStale(use: Use, to: string, context: Context): void {
  context.report(use.key, {
    message: `\`${use.name}\` has had no effect since AI SDK 5, and this code is of ${context.generation}.`,
    remedy: `Write \`${to}\` if it was meant to work, which changes what the model is sent today; else delete it.`,
  });
}

/** A key that may be meant for the SDK, in an object that could not be followed. */
export function reportStray(use: StrayUse, to: string, context: Context): void {
  context.report(use.key, {
    message: `\`${use.name}\` may be meant for the SDK, where it has no effect any more: ${use.loss.reason}, so that was not proven.`,
    remedy: `If the object reaches a call of the SDK, write \`${to}\`; if not, nothing is to be done.`,
    severity: 'info',
  });
}

type ExportTable = Info & {
  /** Old name → new name, for the generations of the transform or those that are given here. */
  names: Readonly<Record<string, string | ExportRow>>;
};

interface ExportRow {
  to: string;
  from: readonly Generation[];
  /** The one module of which this holds. */
  of?: string;
  /** Whether 7 has something else of that name. */
  isOther?: true;
}

/** Exports that have new names and the same meaning. */
export function renameExports({ names, ...info }: ExportTable): Transform {
  const rows = new Map<string, ExportRow>(
    Object.entries(names).map(([name, row]) => [name, typeof row === 'string' ? { to: row, from: info.from } : row]),
  );
  return defineTransform({
    ...info,
    words: [...rows.keys()],
    gives: [...new Set([...rows.values()].map(({ to }) => to))],
    visit(use, context) {
      const row = rows.get(use.name);
      if (!row || !means(use, [`.${use.name}`])) return;
      if (row.of && use.owners.some(({ module }) => module !== row.of)) return;
      if (context.generation !== null && !row.from.includes(context.generation)) return;
      if (row.isOther && (context.generation === null || context.wasNew)) return;
      if (use.form === 'name') renameName(use, row.to, context);
      else if (use.form === 'mention') context.change(use.key, draft => draft.rename(use.key, row.to));
      // A key of what the factory of `vi.mock('ai', …)` returns: the code under test now imports the new name.
      else if (use.form === 'option') renameOption(use, row.to, true, context);
    },
  });
}

function renameOption(use: OptionUse, to: string, alias: boolean, context: Context): void {
  if (sibling(use, to)) {
    return context.report(use.key, {
      message: `\`${use.name}\` stands beside \`${to}\`; 7 reads only \`${to}\`.`,
      remedy: `Delete \`${use.name}\`, or give \`${to}\` its value.`,
    });
  }
  if (use.isSettled) return;
  if (use.doubt) return reportDoubt(use, to, use.doubt, context, alias ? 'info' : 'error');
  context.change(use.key, draft => {
    draft.rename(use.key, to);
    for (const read of use.reads) draft.rename(read.key, to);
  });
}

/** Files that were told that a name was left for a double. */
const told = new WeakMap<SourceUnit, Set<string>>();

/** The old name does what it did: it stays where a test may look for it. */
function renameAlias(use: OptionUse, to: string, context: Context): void {
  const double = doubleAskedFor(use, context);
  if (double === undefined) return renameOption(use, to, true, context);
  const names = told.get(use.unit) ?? new Set();
  told.set(use.unit, names);
  if (names.has(use.name)) return;
  names.add(use.name);
  context.report(use.key, {
    message: `\`${use.name}\` is \`${to}\` in 7, which takes the old name too. It was left in this file: a test has a double of \`${double}\` that may be asked for it.`,
    remedy: `Write \`${to}\` in the calls and in what the test asks for.`,
    severity: 'info',
  });
}

/** A member of a class, with its reads. A class that has both names works for both generations. */
export function renameImplementation({ node, key }: MemberUse, to: string, context: Context): void {
  if (node.parent.members.some(member => staticName(member.name) === to)) return;
  context.change(key, draft => {
    draft.rename(key, to);
    for (const read of context.uses.references.of(key)) draft.rename(read, to);
  });
}

/** A literal that reaches the SDK, and also something that the tool cannot see through. */
export function reportDoubt(
  use: OptionUse,
  to: string,
  doubt: Doubt,
  context: Context,
  severity: Severity = 'error',
): void {
  context.report(use.key, {
    message: `\`${use.name}\` reaches the SDK from here, but ${doubt.reason}, so it was left.`,
    remedy: `Rename it to \`${to}\` if the object is only for the SDK; else pass \`${to}\` at the call.`,
    severity,
  });
}

/** A name of the SDK, with the uses of what binds it. */
export function renameName({ key, node, name }: NameUse, to: string, context: Context): void {
  context.change(key, draft => {
    if (ts.isImportSpecifier(node)) draft.renameImport(node, to);
    else if (ts.isExportSpecifier(node) && !node.propertyName) draft.replace(key, `${to} as ${name}`);
    else if (ts.isExportSpecifier(node) && node.name.text === to)
      draft.replaceRange(node, { start: key.getStart(), end: node.end }, to);
    else draft.rename(key, to);
  });
}

/** Another property of that name in the same literal. */
export const sibling = (use: OptionUse, name: string): tsTypes.ObjectLiteralElementLike | undefined =>
  propertyNamed(use.literal, name);
