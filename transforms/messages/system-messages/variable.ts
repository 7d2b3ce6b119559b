/** A list that stands in a variable: every use must be a call that takes instructions, or add to the list. */
import { aboveComments } from '../../../src/edit/layout.js';
import { besideStatement } from '../../../src/edit/style.js';
import { isExported, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { type Call, callOf } from './call.js';
import { isInstructions } from './lists.js';
import { contentOf, type SystemMessage } from './message.js';
import { giveInstructions, instructions, removeMessages } from './write.js';

/** Moves the messages to the calls; answers why not. */
export function moveFromVariable(
  array: tsTypes.ArrayLiteralExpression,
  declaration: tsTypes.VariableDeclaration,
  system: readonly SystemMessage[],
  context: Context,
): string | undefined {
  const statement = declaration.parent.parent;
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length > 1)
    return 'its list is not declared by itself';
  if (isExported(declaration)) return 'its list is exported';
  const uses = usesOf(declaration, context);
  if (typeof uses === 'string') return uses;
  const [call, ...others] = uses.calls;
  if (uses.isGiven) return call && 'its list is also given as instructions';
  if (!call) return 'its list does not go straight to a call';
  const isEmptied = system.length === array.elements.length;
  if (isEmptied && !uses.grows) return 'no message would be left in the list';
  if (isEmptied && !declaration.type) return 'its list has no type of its own, and would be empty';

  if (others.length === 0 && isSameAt(call, system, context)) {
    context.change(array, draft => {
      removeMessages(array, system, draft);
      giveInstructions(call, system, draft);
    });
    return undefined;
  }
  if (system.length > 1 || !contentOf(system[0]!)) return 'its list is in a variable, and it is more than a text';
  context.change(array, draft => {
    removeMessages(array, system, draft);
    // Evaluated where it was, once, however often the list is sent.
    const name = draft.freeName(array, 'instructions', 'systemInstructions');
    const { end, line } = besideStatement(statement);
    const start = aboveComments(statement.getSourceFile().text, statement.getStart());
    const constant = [`const ${name} = `, ...instructions(system, statement), end, line];
    draft.replaceRange(statement, { start, end: start }, ...constant);
    const property = name === 'instructions' ? name : `instructions: ${name}`;
    for (const one of uses.calls) draft.addElementBefore(one.property, property);
  });
  return undefined;
}

interface ListUses {
  calls: Call[];
  /** Whether messages are added to it. */
  grows: boolean;
  /** Whether it is given as instructions itself. */
  isGiven: boolean;
}

/** What the variable is used for, or a reason why its messages cannot be moved. */
function usesOf(declaration: tsTypes.VariableDeclaration, context: Context): ListUses | string {
  const found: ListUses = { calls: [], grows: false, isGiven: false };
  for (const use of context.uses.references.of(declaration.name)) {
    if (isAddedTo(use)) {
      found.grows = true;
      continue;
    }
    const property = propertyOfUse(use);
    if (isInstructions(property)) {
      found.isGiven = true;
      continue;
    }
    const call = callOf(property, context);
    if (typeof call === 'string') return call;
    if (!call) return 'its list is also used for something else';
    if (call.system) return 'the call has a `system` option too';
    if (use.getSourceFile() !== declaration.getSourceFile()) return 'its list is used in another file';
    found.calls.push(call);
  }
  return found;
}

/** What the list is the value of, by itself or at the head of another: `messages: list`, `messages: [...list, last]`. */
function propertyOfUse(use: tsTypes.Identifier): tsTypes.Node {
  const { parent } = outward(use);
  const isHead =
    ts.isSpreadElement(parent) && ts.isArrayLiteralExpression(parent.parent) && parent.parent.elements[0] === parent;
  return isHead ? outward(parent.parent).parent : parent;
}

/** `list.push(…)`: adds behind what is there. */
function isAddedTo(use: tsTypes.Identifier): boolean {
  const member = use.parent;
  return (
    ts.isPropertyAccessExpression(member) &&
    member.expression === use &&
    member.name.text === 'push' &&
    ts.isCallExpression(member.parent) &&
    member.parent.expression === member
  );
}

/** Whether the messages are the same at the call: one with a fixed text, or constants that mean the same there. */
function isSameAt({ property }: Call, system: readonly SystemMessage[], { checker }: Context): boolean {
  if (system.some(message => message.condition)) return false;
  const content = system.length === 1 ? contentOf(system[0]!) : undefined;
  if (content) return ts.isStringLiteralLike(content);
  const visible = new Set(checker.getSymbolsInScope(property, ts.SymbolFlags.Value | ts.SymbolFlags.Alias));
  return system.every(({ value, literal }) => {
    const symbol = value === literal ? undefined : checker.getSymbolAtLocation(value);
    return symbol !== undefined && visible.has(symbol);
  });
}
