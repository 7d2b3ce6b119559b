/** `event.stepNumber`, `({ stepNumber }) => …`, `const { stepNumber } = event` */
import type { Draft } from '../../../src/edit/draft.js';
import { type FunctionNode, inward, isFunctionNode, isWritten, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse, UnknownUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { rootOf } from '../callback.js';
import { STEP } from './names.js';
import { reportStepNumber } from './reports.js';
import { stepNumberAt } from './step-number.js';

export function changeStepRead(use: ReadUse | UnknownUse, context: Context): void {
  const { node, key } = use;
  const callback = rootOf(use, context)?.parent;
  const variable = callback && stepNumberAt(node, callback, context);
  if (!variable) return reportStepNumber(key, context);
  const { parent } = node;
  const isNamedSo = ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && parent.name.text === variable;
  context.change(key, draft => draft.replace(isNamedSo ? parent : node, variable));
}

/** The number of the step as a pattern takes it. */
export interface StepElement {
  element: tsTypes.BindingElement;
  /** Has its readers read the variable. */
  write(draft: Draft): void;
}

export function stepElement(pattern: tsTypes.ObjectBindingPattern, context: Context): StepElement | undefined {
  const element = stepElementOf(pattern);
  const callback = callbackOf(pattern, context);
  if (!element || !callback || !ts.isIdentifier(element.name) || element.initializer) return undefined;
  const uses = context.uses.references.of(element.name);
  if (!uses.every(use => ts.isExpression(use) && !isWritten(use))) return undefined;
  const [variable, ...others] = [callback.body!, ...uses].map(place => stepNumberAt(place, callback, context));
  if (!variable || others.includes(undefined)) return undefined;
  const write = (draft: Draft): void => {
    for (const use of uses) {
      if (ts.isShorthandPropertyAssignment(use.parent)) draft.insertAfter(use, `: ${variable}`);
      else draft.replace(use, variable);
    }
  };
  return { element, write };
}

export const stepElementOf = ({ elements }: tsTypes.ObjectBindingPattern): tsTypes.BindingElement | undefined =>
  elements.find(({ propertyName, name }) => staticName(propertyName ?? name) === STEP);

/** The callback whose event a pattern takes apart. */
function callbackOf({ parent: holder }: tsTypes.ObjectBindingPattern, { uses }: Context): FunctionNode | undefined {
  const value = ts.isVariableDeclaration(holder) && holder.initializer ? inward(holder.initializer) : undefined;
  const event = value && ts.isIdentifier(value) ? uses.references.symbolAt(value)?.valueDeclaration : holder;
  const callback = event && ts.isParameter(event) ? event.parent : undefined;
  return callback && isFunctionNode(callback) ? callback : undefined;
}

/** Takes the number, and nothing else, out of a pattern. Whether it was. */
export function dropStep(pattern: tsTypes.ObjectBindingPattern, context: Context): boolean {
  const step = stepElement(pattern, context);
  if (!step) return false;
  const { parent, elements } = pattern;
  const isOnly = elements.length === 1;
  const whole = ts.isParameter(parent) && !parent.type ? parent : undefined;
  if (isOnly && !whole) return false;
  return context.change(step.element, draft => {
    if (isOnly) draft.replace(whole!);
    else draft.removeElements(elements, [step.element]);
    step.write(draft);
  });
}
