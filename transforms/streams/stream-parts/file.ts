/** A part that was a file holds one: `part.base64` → `part.file.base64`. */
import type { Part } from '../../../src/edit/draft.js';
import { constituents } from '../../../src/sdk/symbols.js';
import { isMemberName, isRest, outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse, ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { OF_FILE, SAME } from './names.js';

export function changeFile(use: ReadUse | PatternUse, context: Context): void {
  if (use.form === 'pattern') return changePattern(use, context);
  const { node, key } = use;
  context.change(node, draft => {
    if (ts.isPropertyAccessExpression(node)) draft.insertBefore(node.name, 'file.');
    else draft.insertAfter(node.expression, '.file');
    if (newName(use.name) !== use.name) draft.rename(key, newName(use.name));
  });
}

const newName = (name: string): string => OF_FILE[`FileStreamPart.${name}`]!;

const done = new WeakSet<tsTypes.Node>();

/** `{ type, base64, mimeType }` → `{ type, file: { base64, mediaType: mimeType } }` */
function changePattern({ node, key }: PatternUse, context: Context): void {
  const { parent: pattern } = node;
  if (done.has(pattern)) return;
  done.add(pattern);
  if (!ts.isObjectBindingPattern(pattern) || pattern.elements.some(isRest)) return reportFile(key, context);
  const isOfFile = (element: tsTypes.BindingElement): boolean =>
    `FileStreamPart.${staticName(element.propertyName ?? element.name)}` in OF_FILE;
  const [first, ...rest] = pattern.elements.filter(isOfFile);
  context.change(first!, draft => {
    draft.replace(first!, 'file: { ', ...written(first!), ...rest.flatMap(other => [', ', ...written(other)]), ' }');
    draft.removeElements(pattern.elements, rest);
  });
}

/** An element of the pattern under its new name. */
function written(element: tsTypes.BindingElement): Part[] {
  const { propertyName, name, initializer } = element;
  const to = newName(staticName(propertyName ?? name)!);
  if (to === staticName(propertyName ?? name)) return [element];
  return [`${to}: `, name, ...(initializer ? [' = ', initializer] : [])];
}

export function reportFile(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'A `file` part of 7 has the file as `file`, and this place could not be changed.',
    remedy: 'Read `base64`, `uint8Array` and `mediaType` off `part.file`.',
    severity: 'error',
  });
}

/** Where a part is handed on as the file that it was, the file is: `save(part)` → `save(part.file)`. */
export function changeWholeFiles(part: tsTypes.Expression, context: Context): void {
  if (!ts.isIdentifier(part)) return;
  const declaration = context.uses.references.symbolAt(part)?.valueDeclaration;
  const name = declaration && ts.getNameOfDeclaration(declaration);
  if (!name || done.has(name)) return;
  done.add(name);
  for (const use of context.uses.references.of(name)) {
    if (!isFilePart(use, context) || !isTakenAsFile(use, context)) continue;
    const text = `${use.text}.file`;
    context.change(use, draft => {
      if (ts.isShorthandPropertyAssignment(use.parent)) draft.insertAfter(use, `: ${text}`);
      else draft.replace(use, text);
    });
  }
}

function isFilePart(use: tsTypes.Identifier, { checker }: Context): boolean {
  if (isMemberName(use)) return false;
  const shorthand = ts.isShorthandPropertyAssignment(use.parent) && use.parent.name === use;
  const symbol = shorthand ? checker.getShorthandAssignmentValueSymbol(use.parent) : undefined;
  const type = symbol ? checker.getTypeOfSymbolAtLocation(symbol, use) : checker.getTypeAtLocation(use);
  return constituents(checker, type).every(one => one.symbol?.name === SAME.file);
}

function isTakenAsFile(use: tsTypes.Identifier, { checker }: Context): boolean {
  const value = outward(use) as tsTypes.Expression;
  const expected = checker.getContextualType(value);
  // A pattern is the contextual type of what it takes apart.
  if (!expected || (ts.isVariableDeclaration(value.parent) && !ts.isIdentifier(value.parent.name))) return false;
  return constituents(checker, expected).some(
    one =>
      !checker.getPropertyOfType(one, 'type') &&
      ['base64', 'uint8Array'].some(name => checker.getPropertyOfType(one, name)),
  );
}
