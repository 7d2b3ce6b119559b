/** Tests that put something in the place of a function of the SDK, and ask what it is given by the name of an option. */
import { accessName, outward } from './sdk/syntax.js';
import { ts, type tsTypes } from './sdk/typescript.js';
import type { OptionUse } from './sdk/use.js';
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
export function doubleWith(member: string, { uses, unit }: Context): string | undefined {
  const known = new Set(uses.named(member).flatMap(use => (use.form === 'option' && !use.doubt ? use.key : [])));
  for (const name of uses.references.named(member)) {
    const { parent } = name;
    const isKey = ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent);
    const source = name.getSourceFile();
    const holder = isKey && !known.has(name) && DOUBLES.test(source.text) ? uses.program.unit(source) : undefined;
    if (holder?.package === unit.package) return holder.path.split('/').at(-1);
  }
  return undefined;
}

/** The function of the SDK that takes the options. */
function calledWith(options: tsTypes.Node, { uses }: Context): string | undefined {
  let node = outward(options);
  while (
    ts.isSpreadAssignment(node.parent) ||
    ts.isConditionalExpression(node.parent) ||
    ts.isBinaryExpression(node.parent)
  )
    node = outward(ts.isSpreadAssignment(node.parent) ? node.parent.parent : node.parent);
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
