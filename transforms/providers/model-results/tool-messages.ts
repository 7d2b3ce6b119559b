/** The content of a tool message in a prompt, which holds answers to requests for approval too since 6. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const RESULT = 'LanguageModelToolResultPart';

export function reportToolMessages(source: tsTypes.SourceFile, context: Context): void {
  walk(source, node => {
    if (!ts.isPropertyAccessExpression(node) || !isTakenAsResults(node, context)) return;
    context.report(node, {
      message:
        'The content of a tool message may hold parts of type `tool-approval-response` too, which is not taken here.',
      remedy: "Hand on what is of type `tool-result`: `message.content.filter(part => part.type === 'tool-result')`.",
      severity: 'error',
    });
  });
}

/** `message.content`, where only results of tools are taken. */
function isTakenAsResults(node: tsTypes.PropertyAccessExpression, { checker }: Context): boolean {
  if (node.name.text !== 'content') return false;
  const isMessage = propertyOf(checker, checker.getTypeAtLocation(node.expression), 'role').owners.length > 0;
  const part = isMessage && checker.getContextualType(node)?.getNumberIndexType();
  return (
    !!part && !part.isUnion() && propertyOf(checker, part, 'toolCallId').owners.some(({ type }) => type === RESULT)
  );
}
