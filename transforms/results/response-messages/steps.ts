/** The messages of a step were those of all steps up to it: `result.steps.at(-1)!.response.messages`. */
import { nameInScope } from '../../../src/edit/names.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { isAccess, isResult, NEW, unwrap } from './access.js';

/** An element of a list: the last one, or the one of an index. */
interface Element {
  list: tsTypes.Expression;
  index: tsTypes.Expression | 'last';
  isOptional: boolean;
}

/** Reads the same messages another way; answers whether it could. */
export function changeStepRead(use: ReadUse, context: Context): boolean {
  const response = unwrap(use.node.expression).node;
  const element = isAccess(response, 'response') ? elementOf(unwrap(response.expression).node) : undefined;
  const steps = element && stepsOf(element.list, context);
  if (!element || !steps) return false;
  const { index } = element;
  if (index === 'last')
    return steps.all ? readOffHolder(use, element.list, steps.all, context) : collect(use, element, '', context);
  // There may be no such step.
  if (ts.isOptionalChain(use.node)) return false;
  if (ts.isNumericLiteral(index)) {
    const count = Number(index.text) + 1;
    // Nothing came before the first.
    return count === 1 || collect(use, element, `.slice(0, ${count})`, context);
  }
  return ts.isIdentifier(index) && collect(use, element, `.slice(0, ${index.text} + 1)`, context);
}

/** For `list.at(-1)`, `list[list.length - 1]`, `list.at(1)` and `list[i]`. */
function elementOf(node: tsTypes.Expression): Element | undefined {
  if (ts.isCallExpression(node)) {
    const { expression: callee, arguments: values } = node;
    const [index] = values;
    if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'at' || !index) return undefined;
    const isOptional = callee.questionDotToken !== undefined;
    if (index.getText() === '-1') return { list: callee.expression, index: 'last', isOptional };
    return ts.isNumericLiteral(index) ? { list: callee.expression, index, isOptional } : undefined;
  }
  if (!ts.isElementAccessExpression(node)) return undefined;
  const { expression: list, argumentExpression: index } = node;
  const isLast = index.getText().replaceAll(' ', '') === `${list.getText()}.length-1`;
  return { list, index: isLast ? 'last' : index, isOptional: node.questionDotToken !== undefined };
}

/** Where the name `steps` stands in an access, or the element of a pattern that took it. */
type Holder = tsTypes.MemberName | tsTypes.BindingElement;

/** For the steps of a run; with what holds them where that has the messages of all steps too. */
function stepsOf(list: tsTypes.Expression, context: Context): { all?: Holder } | undefined {
  const { node } = unwrap(list);
  const declaration = ts.isIdentifier(node) ? context.uses.references.symbolAt(node)?.valueDeclaration : undefined;
  const holder = ts.isPropertyAccessExpression(node) ? node.name : declaration;
  if (!holder || !(ts.isMemberName(holder) || isStepsElement(holder))) return undefined;
  const owner = ts.isBindingElement(holder)
    ? holder.parent
    : (holder.parent as tsTypes.PropertyAccessExpression).expression;
  const type = context.checker.getTypeAtLocation(owner);
  if (propertyOf(context.checker, type, 'steps').owners.length === 0) return undefined;
  return isResult(type, context) ? { all: holder } : {};
}

const isStepsElement = (node: tsTypes.Node): node is tsTypes.BindingElement =>
  ts.isBindingElement(node) &&
  ts.isObjectBindingPattern(node.parent) &&
  !node.initializer &&
  ts.isIdentifier(node.name) &&
  staticName(node.propertyName ?? node.name) === 'steps';

/** Variables that patterns give the messages of all steps, by the element that gives the steps. */
const given = new WeakMap<tsTypes.Node, string>();

/** `result.steps.at(-1)!.response.messages` → `result.responseMessages` */
function readOffHolder({ node }: ReadUse, list: tsTypes.Expression, holder: Holder, context: Context): boolean {
  return context.change(node, draft => {
    draft.replaceRange(node, { start: list.end, end: node.end });
    if (!ts.isBindingElement(holder)) return draft.rename(holder, NEW);
    let local = given.get(holder);
    if (!local) {
      local = draft.freeName(holder, NEW, 'allResponseMessages');
      const element = local === NEW ? NEW : `${NEW}: ${local}`;
      const uses = context.uses.references.of(holder.name);
      if (uses.every(use => node.pos <= use.pos && use.end <= node.end)) draft.replace(holder, element);
      else draft.addElementAfter(holder, element);
      given.set(holder, local);
    }
    draft.replace(unwrap(list).node, local);
  });
}

/** `steps.at(-1)!.response.messages` → `steps.flatMap(step => step.response.messages)` */
function collect({ node }: ReadUse, { list, isOptional }: Element, part: string, context: Context): boolean {
  return context.change(node, draft => {
    const step = nameInScope(context.checker, node, 'step', 'each');
    const dot = isOptional ? '?' : '';
    draft.replaceRange(
      node,
      { start: list.end, end: node.end },
      `${dot}${part}.flatMap(${step} => ${step}.response.messages)`,
    );
  });
}

/** `steps.flatMap(step => step.response.messages)`: all messages under 7, as this is written. */
export function isCollected({ node }: ReadUse): boolean {
  const fn = outward(node).parent;
  if (!ts.isArrowFunction(fn)) return false;
  const call = outward(fn).parent;
  return ts.isCallExpression(call) && isAccess(call.expression, 'flatMap');
}
