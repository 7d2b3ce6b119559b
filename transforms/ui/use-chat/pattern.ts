/** The pattern that takes a chat apart: what it holds, and what it takes in the place of what goes. */
import type { Draft } from '../../../src/edit/draft.js';
import { isRest, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Append } from './append.js';

export type Found = ReadonlyMap<string, tsTypes.BindingElement>;

/** Keys of patterns that were seen to with their call. */
export const taken = new WeakSet<tsTypes.Node>();

/** Its elements by the helpers that they take; those of the table are seen to with them. */
export function foundIn(pattern: tsTypes.ObjectBindingPattern, helpers: object): Found {
  const found = new Map<string, tsTypes.BindingElement>();
  for (const element of pattern.elements) {
    const name = isRest(element) ? undefined : staticName(element.propertyName ?? element.name);
    if (name === undefined) continue;
    found.set(name, element);
    if (name in helpers) taken.add(element.propertyName ?? element.name);
  }
  return found;
}

/** Why what goes cannot be written beside the call. */
export function reasonToLeave(
  pattern: tsTypes.ObjectBindingPattern,
  gone: readonly tsTypes.BindingElement[],
): string | undefined {
  if (pattern.elements.some(isRest)) return 'a rest takes the others along';
  const isPlain = gone.every(({ name, initializer }) => ts.isIdentifier(name) && !initializer);
  return isPlain ? undefined : 'one of the names is taken apart further';
}

/** Takes helpers of 7 out of the chat. */
export class Taking {
  constructor(
    readonly pattern: tsTypes.ObjectBindingPattern,
    readonly found: Found,
    /** What goes. */
    readonly gone: readonly tsTypes.BindingElement[],
    readonly draft: Draft,
  ) {}

  /** What the component calls a helper, which is taken out with the others if need be. */
  local(helper: string): string {
    const known = this.found.get(helper);
    if (known) return known.name.getText();
    const name = this.draft.freeName(this.pattern, helper);
    const { elements } = this.pattern;
    const kept = elements.filter(element => !this.gone.includes(element)).at(-1) ?? elements.at(-1)!;
    this.draft.addElementAfter(kept, name === helper ? name : `${helper}: ${name}`);
    return name;
  }

  /** Puts `sendMessage`, if something needs it, in the place of what goes; answers what it is called. */
  sender(append: Append | undefined, needsSender: boolean): string | undefined {
    const { pattern, found, gone, draft } = this;
    const known = found.get('sendMessage');
    const needs = (needsSender || append !== undefined) && !known;
    const kept = append?.isHandedOn ? found.get('append') : undefined;
    const place = kept ?? gone[0]!;
    const sender = known
      ? known.name.getText()
      : needs
        ? (kept?.name.getText() ?? draft.freeName(pattern, 'sendMessage'))
        : undefined;
    if (needs) draft.replace(place, sender === 'sendMessage' ? sender : `sendMessage: ${sender}`);
    draft.removeElements(
      pattern.elements,
      gone.filter(element => !needs || element !== place),
    );
    return sender;
  }
}
