/** What `instructions` is given. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { indentAt, lineEnding, startsLine } from '../../../src/edit/layout.js';
import { quoteOf } from '../../../src/edit/style.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Call } from './call.js';
import { contentOf, type SystemMessage } from './message.js';

export function removeMessages(
  array: tsTypes.ArrayLiteralExpression,
  system: readonly SystemMessage[],
  draft: Draft,
): void {
  draft.removeElements(
    array.elements,
    system.map(message => message.element),
  );
}

/** Writes the messages as instructions of the call. */
export function giveInstructions(
  { property, system: option }: Call,
  system: readonly SystemMessage[],
  draft: Draft,
): void {
  if (!option) return draft.addElementBefore(property, 'instructions: ', ...instructions(system, property));
  // The text of `system` was sent first, so it comes first.
  const quote = quoteOf(option.getSourceFile());
  const value = ts.isPropertyAssignment(option) ? option.initializer : option.name;
  draft.rename(option.name, 'instructions');
  draft.insertBefore(value, `[{ role: ${quote}system${quote}, content: `);
  draft.insertAfter(value, ' }, ', ...joined(system, ', '), ']');
}

/**
 * The text of one message, else the messages themselves.
 * @param place where they are written
 */
export function instructions(system: readonly SystemMessage[], place: tsTypes.Node): Part[] {
  const [first, ...others] = system;
  const content = first && contentOf(first);
  // What is written around the condition goes with it.
  const isWhole = first?.condition && !content && first.value === first.literal;
  if (!first || others.length > 0 || isWhole) return several(system);
  const value = {
    node: content ?? first.whole,
    indent: indentAt(place.getSourceFile().text, place.getStart()),
  };
  return first.condition ? [first.condition, ' ? ', value, ' : undefined'] : [value];
}

/** The messages as a list, on lines of their own where they had them. */
function several(system: readonly SystemMessage[]): Part[] {
  const { element } = system[0]!;
  const { text } = element.getSourceFile();
  const start = element.getStart();
  if (!startsLine(text, start)) return ['[', ...joined(system, ', '), ']'];
  const eol = lineEnding(text);
  const outer = eol + indentAt(text, element.parent.getStart());
  const inner = eol + indentAt(text, start);
  return ['[', inner, ...joined(system, `,${inner}`), `,${outer}]`];
}

const joined = (system: readonly SystemMessage[], separator: string): Part[] =>
  system.flatMap(({ condition, element, whole }, i) => {
    const part = condition ? element : whole;
    return i === 0 ? [part] : [separator, part];
  });
