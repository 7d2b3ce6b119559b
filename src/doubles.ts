/** What tests put in the place of functions and results of the SDK, and the names that they ask it for. */
import type { PackageUnit } from './project/project.js';
import { accessName, wholeOf } from './sdk/syntax.js';
import { ts, type tsTypes } from './sdk/typescript.js';
import type { OptionUse } from './sdk/use.js';
import type { Uses } from './sdk/uses.js';
import type { Context } from './transform.js';

/**
 * The function whose double may be asked for the option by its old name, which is a reason to let that stand where 7
 * takes it too. Only the words are looked at: an old name that is left does no harm.
 */
export function doubleAskedFor({ name, literal, takers }: OptionUse, context: Context): string | undefined {
  const called = [literal, ...takers].flatMap(options => calledWith(options, context) ?? []);
  return called.find(fn => context.mentions(asking(fn, name), 'beside'));
}

/**
 * A file of the package that makes doubles, with an object that has the member and is no result of the SDK for certain: it
 * keeps the old name, and what is tested finds nothing under the new one.
 */
export function doubleWith(member: string, context: Context): string | undefined {
  const { uses, unit } = context;
  const ofRun = doubles.get(uses) ?? new Map<string, Map<PackageUnit, string | undefined>>();
  const ofMember = ofRun.get(member) ?? new Map<PackageUnit, string | undefined>();
  doubles.set(uses, ofRun.set(member, ofMember));
  if (!ofMember.has(unit.package)) {
    const known = new Set(uses.named(member).flatMap(use => (use.form === 'option' && !use.doubt ? use.key : [])));
    const isDouble = (key: tsTypes.Identifier): boolean => !known.has(key) && DOUBLES.test(key.getSourceFile().text);
    ofMember.set(unit.package, objectWith(member, isDouble, context));
  }
  return ofMember.get(unit.package);
}

/** Every use of a member asks. */
const doubles = new WeakMap<Uses, Map<string, Map<PackageUnit, string | undefined>>>();

/** The file in which an object of the package has the member as its own, as one that tests make to stand for a result. */
export const standInFor = (member: string, context: Context): string | undefined =>
  objectWith(member, () => true, context);

function objectWith(
  member: string,
  counts: (key: tsTypes.Identifier) => boolean,
  { uses, unit }: Context,
): string | undefined {
  for (const name of uses.references.named(member)) {
    const holder = uses.program.unit(name.getSourceFile());
    if (holder?.package === unit.package && isKey(name) && counts(name)) return holder.path.split('/').at(-1);
  }
  return undefined;
}

const isKey = ({ parent }: tsTypes.Identifier): boolean =>
  ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent);

/** The function of the SDK that takes the options. */
function calledWith(options: tsTypes.Node, { uses }: Context): string | undefined {
  let node = wholeOf(options);
  while (ts.isSpreadAssignment(node.parent)) node = wholeOf(node.parent.parent);
  const { parent } = node;
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return undefined;
  const { expression: callee } = parent;
  if (!ts.isIdentifier(callee)) return accessName(callee);
  // An import may have another name here.
  return uses.references.symbolAt(callee)?.name ?? callee.text;
}

const DOUBLES = /\b(?:vi|jest|mock|sinon)\.(?:fn|mock|doMock|hoisted|module|stub|unstable_mockModule|spyOn)\b/;

/** Of a file that makes doubles, among them one of the function, and has the option as a name of its code. */
const asking = (fn: string, option: string): RegExp[] => [
  DOUBLES,
  new RegExp(
    String.raw`\b${fn}\s*:(?!\s*typeof\b)|\bmocked\((?:\w+\.)?${fn}\b|['"]${fn}['"]|\b${fn}(?:\s+as\b|\.mock)`,
  ),
  new RegExp(String.raw`(?<![\w$'"-])${option}(?![\w$'"-])`),
];
