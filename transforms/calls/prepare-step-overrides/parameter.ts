/** The argument of a `prepareStep`: how its members are read, and how others are taken out of it. */
import type { Draft } from '../../../src/edit/draft.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { type FunctionNode, isAssignee, isScript, staticName } from '../../../src/sdk/syntax.js';
import { isUntyped } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** The options that take the function. */
export const NAMES = ['prepareStep', 'experimental_prepareStep'];
export const MESSAGES = 'messages';
const NEW = ['initialInstructions', 'initialMessages'];

export class Parameter {
  readonly #fn: FunctionNode;
  readonly #context: Context;
  readonly #node: tsTypes.ParameterDeclaration | undefined;
  /** The element of the pattern that takes the messages. */
  readonly element: tsTypes.BindingElement | undefined;

  constructor(fn: FunctionNode, context: Context) {
    this.#fn = fn;
    this.#context = context;
    this.#node = fn.parameters[0];
    const name = this.#node?.name;
    this.element = name && ts.isObjectBindingPattern(name) ? elementOf(name, MESSAGES) : undefined;
  }

  /** Whether more of the argument can be read: its type is the SDK's, or it is not named yet, or no type tells what it is. */
  get isOpen(): boolean {
    const { checker, uses } = this.#context;
    const fn = this.#fn;
    if (!this.#node)
      return (
        isScript(fn) ||
        (!ts.isFunctionDeclaration(fn) && checker.getContextualType(fn as tsTypes.Expression) !== undefined)
      );
    if (this.#node.initializer || this.#node.dotDotDotToken || ts.isArrayBindingPattern(this.#node.name)) return false;
    if (isUntyped(this.#node, checker)) return uses.origins.ofCallback(fn, NAMES) !== undefined;
    const type = checker.getTypeAtLocation(this.#node);
    return propertyOf(checker, type, 'initialMessages').owners.length > 0;
  }

  /** Whether it reads what only 7 has for this: it was written for 7, or by an earlier run. */
  get isNew(): boolean {
    const name = this.#node?.name;
    if (!name || ts.isArrayBindingPattern(name)) return false;
    if (ts.isObjectBindingPattern(name)) return NEW.some(member => elementOf(name, member));
    return this.#context.uses.references
      .of(name)
      .some(({ parent }) => ts.isPropertyAccessExpression(parent) && NEW.includes(parent.name.text));
  }

  /** Where the messages are read; undefined where the argument goes out of sight. */
  reads(): tsTypes.Expression[] | undefined {
    const name = this.#node?.name;
    if (!name) return [];
    const { references } = this.#context.uses;
    if (ts.isObjectBindingPattern(name)) {
      if (!this.element) return name.elements.some(({ dotDotDotToken }) => dotDotDotToken) ? undefined : [];
      const isPlain = ts.isIdentifier(this.element.name) && !this.element.initializer;
      return isPlain ? references.of(this.element.name) : undefined;
    }
    const uses = references.of(name);
    if (!uses.every(({ parent }) => ts.isPropertyAccessExpression(parent))) return undefined;
    return uses
      .map(({ parent }) => parent as tsTypes.PropertyAccessExpression)
      .filter(({ name: member }) => member.text === MESSAGES);
  }

  get isReassigned(): boolean {
    return this.reads()?.some(isAssignee) ?? false;
  }

  /**
   * The expressions that read members of the argument, taken out of its pattern where it has one.
   * @param replaced whether they take the place of `messages`
   */
  take(names: readonly string[], replaced: boolean, draft: Draft): string[] {
    const pattern = this.#node?.name;
    if (pattern && ts.isIdentifier(pattern)) return names.map(name => `${pattern.text}.${name}`);
    const locals = names.map(name => {
      const known = pattern && ts.isObjectBindingPattern(pattern) ? elementOf(pattern, name) : undefined;
      if (known) return { local: known.name.getText(), text: undefined };
      const local = draft.freeName(this.#fn.body!, name);
      return { local, text: local === name ? name : `${name}: ${local}` };
    });
    const added = locals.flatMap(({ text }) => text ?? []).join(', ');
    if (added === '') return locals.map(({ local }) => local);
    if (!pattern) {
      const { pos, end } = this.#fn.parameters;
      draft.replaceRange(this.#fn, { start: pos, end }, `{ ${added} }`);
    } else if (ts.isObjectBindingPattern(pattern)) {
      const last = pattern.elements.at(-1);
      if (replaced && this.element) draft.replace(this.element, added);
      else if (!last) draft.replace(pattern, `{ ${added} }`);
      else if (last.dotDotDotToken) draft.addElementBefore(last, added);
      else draft.addElementAfter(last, added);
    }
    return locals.map(({ local }) => local);
  }
}

const elementOf = (pattern: tsTypes.ObjectBindingPattern, name: string): tsTypes.BindingElement | undefined =>
  pattern.elements.find(
    ({ propertyName, name: local, dotDotDotToken }) => !dotDotDotToken && staticName(propertyName ?? local) === name,
  );
