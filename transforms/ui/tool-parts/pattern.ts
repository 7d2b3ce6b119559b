/** `const { toolInvocation } = part`, `const { toolName, args } = toolInvocation` */
import type { Draft } from '../../../src/edit/draft.js';
import { besideStatement } from '../../../src/edit/style.js';
import { isNamed, isWritten } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { PatternUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { takesUnknown } from '../ui-messages/positions.js';
import { asAny, VALUES } from './reads.js';
import { reportPart } from './report.js';

type Named = tsTypes.BindingElement & { name: tsTypes.Identifier; parent: tsTypes.ObjectBindingPattern };
type Held = tsTypes.VariableDeclaration & { initializer: tsTypes.Expression };

export function changePattern({ name, key, node }: PatternUse, context: Context): void {
  const isDone =
    ts.isBindingElement(node) &&
    (name === 'toolInvocation' ? takeWhole(node, context) : isNamedElement(node) && takeMember(node, name, context));
  // Where the invocation is taken apart in the same pattern, that is reported.
  if (!isDone && !ts.isBindingElement(node.parent.parent)) reportPart(key, context);
}

const isNamedElement = (node: tsTypes.BindingElement): node is Named =>
  ts.isIdentifier(node.name) && !node.initializer && ts.isObjectBindingPattern(node.parent);

/** The part itself is what was taken out of it. */
function takeWhole(node: tsTypes.BindingElement, context: Context): boolean {
  const { parent: pattern, name } = node;
  const holder = heldBy(pattern);
  if (node.initializer || (pattern.elements.length > 1 && !(holder && ts.isIdentifier(name)))) return false;
  return context.change(node, draft => {
    if (pattern.elements.length > 1) {
      draft.removeElements(pattern.elements, [node]);
      return declareBehind(holder!, [`${name.getText()} = ${textOf(holder!)}`], draft);
    }
    draft.replaceRange(node, { start: pattern.getStart(), end: name.getStart() });
    draft.replaceRange(node, { start: name.end, end: pattern.end });
  });
}

/** The declaration whose value can be read once more. */
function heldBy(pattern: tsTypes.BindingPattern): Held | undefined {
  const { parent } = pattern;
  const isHeld =
    ts.isVariableDeclaration(parent) &&
    parent.initializer &&
    isNamed(parent.initializer) &&
    ts.isVariableDeclarationList(parent.parent) &&
    ts.isVariableStatement(parent.parent.parent) &&
    parent.parent.declarations.length === 1;
  return isHeld ? (parent as Held) : undefined;
}

function takeMember(node: Named, name: string, context: Context): boolean {
  const { parent: pattern } = node;
  if (pattern.elements.some(element => element.dotDotDotToken)) return false;
  const holder = heldBy(pattern);
  const moved = holder ? pattern.elements.filter(element => isMoved(element, context)) : [];
  if (holder && moved.includes(node)) return moved[0] !== node || moveOut(holder, pattern, moved as Named[], context);
  if (!(name in VALUES)) return false;
  const reads = readsOf(node, context);
  if (reads.some(isWritten)) return false;
  return context.change(node, draft => {
    draft.rename(node.propertyName ?? node.name, VALUES[name]!);
    for (const read of reads.filter(one => !takesUnknown(one, context))) {
      if (ts.isShorthandPropertyAssignment(read.parent)) draft.insertAfter(read, `: ${read.text} as any`);
      else asAny(read, draft);
    }
  });
}

/** The value as it is spelled in 7, where the part stands for its invocation. */
const textOf = ({ initializer }: Held): string => initializer.getText().replace(/\??\.toolInvocation$/, '');

const readsOf = (node: Named, { uses }: Context): tsTypes.Identifier[] =>
  uses.references.of(node.name).filter(use => use.parent !== node);

const keyOf = (element: tsTypes.BindingElement): string => (element.propertyName ?? element.name).getText();

/** Whether a member is not there any more, or is `unknown` where something else is needed. */
function isMoved(element: tsTypes.BindingElement, context: Context): boolean {
  if (!isNamedElement(element)) return false;
  const key = keyOf(element);
  return key === 'toolName' || (key in VALUES && readsOf(element, context).some(read => !takesUnknown(read, context)));
}

/** Declares members behind the pattern that they were in. */
function moveOut(
  holder: Held,
  pattern: tsTypes.ObjectBindingPattern,
  moved: readonly Named[],
  context: Context,
): boolean {
  return context.change(moved[0]!, draft => {
    const declared = moved.map((element): [string, string] =>
      keyOf(element) === 'toolName'
        ? [`${element.name.text} = ${draft.import(holder, 'ai', 'getToolName')}(`, ')']
        : [`${element.name.text} = `, `.${VALUES[keyOf(element)]} as any`],
    );
    const isWhole = moved.length === pattern.elements.length;
    const rest = declared.slice(isWhole ? 1 : 0).map(([before, after]) => before + textOf(holder) + after);
    if (isWhole) {
      const [before, after] = declared[0]!;
      draft.replaceRange(holder, { start: holder.getStart(), end: holder.initializer.getStart() }, before);
      draft.insertAfter(holder.initializer, after);
    } else draft.removeElements(pattern.elements, moved);
    declareBehind(holder, rest, draft);
  });
}

function declareBehind(holder: Held, declared: readonly string[], draft: Draft): void {
  const list = holder.parent as tsTypes.VariableDeclarationList;
  const statement = list.parent as tsTypes.VariableStatement;
  const { end, line } = besideStatement(statement);
  const keyword = list.getText().slice(0, list.declarations[0]!.getStart() - list.getStart());
  for (const one of declared) draft.insertAfter(statement, line, keyword, one, end);
}
