/** Chats that a context of React hands on without a type, as in JavaScript. */
import { staticName, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { HELPERS, renameHelper } from './rows.js';
import { isUntypedChat, STATE, wholesOf } from './wholes.js';

export function changeReaders(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    const [name, owner] = readOf(node);
    const row = name && ts.isIdentifier(name) && Object.hasOwn(HELPERS, name.text) ? HELPERS[name.text] : undefined;
    if (!row || !owner || !isUntypedChat(owner, context)) return;
    const helper = (name as tsTypes.Identifier).text;
    if (STATE.includes(helper) && wholesOf(context)) return;
    if (row.to) return renameHelper(name!, row.to, row, context);
    context.report(name!, {
      message: `\`useChat\` gives no \`${helper}\` in 7, and what comes from it through a context has none.`,
      remedy: row.remedy,
      severity: 'error',
    });
  });
}

/** A name that is taken off a value, and the value. */
function readOf(node: tsTypes.Node): readonly [tsTypes.Node, tsTypes.Expression | undefined] | readonly [] {
  if (ts.isPropertyAccessExpression(node)) return [node.name, node.expression];
  if (!ts.isBindingElement(node) || staticName(node.propertyName ?? node.name) === undefined) return [];
  const holder = node.parent.parent;
  return [node.propertyName ?? node.name, ts.isVariableDeclaration(holder) ? holder.initializer : undefined];
}
