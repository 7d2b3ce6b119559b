/** `event.success`, `event['output']`. */
import { accessName, isNamed } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { ReadUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';
import { type Field, writeReading } from './fields.js';
import { isReachedOnlyIf } from './tests.js';

export function changeRead(node: ReadUse['node'], field: Field, context: Context): void {
  const event = node.expression;
  if (!isNamed(event)) {
    return context.report(node, {
      message: `7 has no \`${field}\` here, and the event is made on the spot, so it was left.`,
      remedy: 'Put the event in a constant, and read its `toolOutput`.',
      severity: 'error',
    });
  }
  const isSuccess = (expression: tsTypes.Expression): boolean =>
    accessName(expression) === 'success' && (expression as ReadUse['node']).expression.getText() === event.getText();
  context.change(node, draft =>
    writeReading(draft, {
      node,
      field,
      toolOutput: `${event.getText()}${node.questionDotToken ? '?.' : '.'}toolOutput`,
      isNarrowed: isReachedOnlyIf(field === 'output', node, isSuccess),
    }),
  );
}
