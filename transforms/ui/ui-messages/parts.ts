/** What stands in the place of a member that 7 has among the parts of a message. */
import { nameInScope } from '../../../src/edit/names.js';
import { arrowParameter, quoteOf } from '../../../src/edit/style.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** The type of the parts that hold what a message of 4 had in one member. */
const PARTS: Readonly<Record<string, string>> = { content: 'text', reasoning: 'reasoning' };

/** What follows the list of parts: `.map(part => …).join('')`. */
export function joined(name: string, at: tsTypes.Node, { checker }: Context): string {
  const source = at.getSourceFile();
  const quote = quoteOf(source);
  const part = nameInScope(checker, at, 'part', 'messagePart', 'item');
  const isText = `${part}.type === ${quote}${PARTS[name]}${quote}`;
  return `.map(${arrowParameter(source, part)} => (${isText} ? ${part}.text : ${quote}${quote})).join(${quote}${quote})`;
}

/** `?` where a message may be without parts, as in `Partial<UIMessage>`. */
export function optional(message: tsTypes.Type, { checker }: Context): '' | '?' {
  const parts = checker.getPropertyOfType(checker.getNonNullableType(message), 'parts');
  return parts && checker.getTypeOfSymbol(parts) !== checker.getNonNullableType(checker.getTypeOfSymbol(parts))
    ? '?'
    : '';
}
