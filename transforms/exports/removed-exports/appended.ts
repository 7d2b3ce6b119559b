/** Calls of `appendResponseMessages`: without a type of its own, what they give leaves what reads it without one. */
import { callBy } from '../../../src/sdk/calls.js';
import { tokensBy } from '../../../src/sdk/name-references.js';
import { inward, isFunctionNode, isScript, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { NameUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function keepTypes(use: NameUse, context: Context): void {
  if (isScript(use.node)) return;
  for (const token of tokensBy(use, context.uses)) {
    const call = token.getSourceFile() === use.key.getSourceFile() ? callBy(token) : undefined;
    if (!call) continue;
    reportDirectives(call, context);
    const { parent } = call;
    if (!ts.isVariableDeclaration(parent) || parent.type || !ts.isIdentifier(parent.name)) continue;
    if (!context.uses.references.of(parent.name).some(typesCallback)) continue;
    context.change(parent.name, draft =>
      draft.insertAfter(parent.name, `: ${draft.importType(parent, 'ai', 'UIMessage')}[]`),
    );
  }
}

/** `messages.map(message => …)` */
function typesCallback({ parent: access }: tsTypes.Node): boolean {
  const call = access.parent;
  return (
    ts.isPropertyAccessExpression(access) &&
    ts.isCallExpression(call) &&
    call.expression === access &&
    call.arguments.some(given => {
      const fn = inward(given);
      return isFunctionNode(fn) && fn.parameters.some(({ type }) => !type);
    })
  );
}

/** What has no type takes everything, so that `@ts-expect-error` has nothing to expect. */
function reportDirectives(call: tsTypes.CallExpression, context: Context): void {
  const { text } = call.getSourceFile();
  walk(call, node => {
    if (!ts.isObjectLiteralElementLike(node)) return;
    if (!text.slice(node.pos, node.getStart()).includes('@ts-expect-error')) return;
    context.report(node, {
      message: 'The `@ts-expect-error` above this expects an error that is none while the function is not there.',
      remedy: 'Take it out with the call.',
      severity: 'info',
    });
  });
}
