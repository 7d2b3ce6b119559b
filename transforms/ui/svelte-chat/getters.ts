/** Options that 4 read whenever it needed them, so that they followed the state. */
import { staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Options of the transport that can be functions. */
const CALLED = ['headers', 'body', 'credentials'];

/** `get body() { … }` becomes `body() { … }`. */
export function changeGetters(options: tsTypes.ObjectLiteralExpression, context: Context): void {
  for (const property of options.properties) {
    if (!ts.isGetAccessorDeclaration(property)) continue;
    const name = staticName(property.name) ?? '';
    if (CALLED.includes(name)) {
      const range = { start: property.getStart(), end: property.name.getStart() };
      context.change(property, draft => draft.replaceRange(property, range));
    } else {
      context.report(property.name, {
        message: `7 reads \`${name}\` once, when the chat is made.`,
        remedy: `Make the chat anew where \`${name}\` changes: \`const chat = $derived(new Chat({ … }))\`.`,
        severity: 'warning',
      });
    }
  }
}
