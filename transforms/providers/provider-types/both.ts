/** Types of V2 or V3 where models of these are made too: V4 for what is known to be of that, or besides. */
import { type Reference, referencesBy, tokensBy } from '../../../src/sdk/name-references.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { type Circle, givenIn } from '../circle.js';
import { isMade } from '../made.js';
import { toV4 } from '../specification.js';
import { widen } from './widen.js';

const WIDENED = /^(?:Language|Embedding|Image)ModelV[23]$/;

export function takeBoth(use: NameUse, circle: Circle, context: Context): void {
  const { key, name } = use;
  const source = key.getSourceFile();
  const references = referencesBy(use, context.uses);
  const made = references.filter(({ holder }) => holder.getSourceFile() === source && isMade(holder, context));
  const isTaken = circle.takes && references.some(({ holder }) => !ts.isHeritageClause(holder.parent));
  if (isTaken && made.length === 0 && WIDENED.test(name) && widen(use, context)) return;
  const left = references.filter(reference => !made.includes(reference));
  const given = givenIn(circle, context).filter(({ type }) => left.some(({ holder }) => holder === type));
  for (const { value } of given) reportGiven(value, use, context);
  if (made.length > 0) takeMade(use, made, context);
  else if (isTaken && given.length === 0) report(use, context);
}

function takeMade(use: NameUse, made: readonly Reference[], context: Context): void {
  const { key, name, node } = use;
  const isAll = tokensBy(use, context.uses).length === made.length;
  context.change(key, draft => {
    if (!ts.isImportSpecifier(node)) draft.rename(key, toV4(name));
    else if (isAll) draft.renameImport(node, toV4(name));
    else {
      const local = draft.importBeside(node, toV4(name));
      for (const reference of made) draft.replace(reference.name, local);
    }
  });
}

function report({ key, name }: NameUse, context: Context): void {
  context.report(key, {
    message: `Models of providers are of V4 under 7, which do not fit \`${name}\`. It was left, because such models are made here or in a file that shares the type.`,
    remedy: `Write \`${name} | ${toV4(name)}\` where both come, and \`${toV4(name)}\` where only those of providers do.`,
  });
}

function reportGiven(at: tsTypes.Node, { name }: NameUse, context: Context): void {
  context.report(at, {
    message: `Under 7 this is of V4, which does not fit \`${name}\`. The type was left, because models of another specification are made there, or come there too.`,
    remedy: `Write \`${name} | ${toV4(name)}\` where both come, and \`${toV4(name)}\` where only those of providers do.`,
    severity: 'error',
  });
}
