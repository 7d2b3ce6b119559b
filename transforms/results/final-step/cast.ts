/** A literal with all that a result had, cast to its type: 7 has more, which such a cast refuses. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const ALL = ['content', 'text', 'toolCalls', 'toolResults', 'finishReason', 'totalUsage', 'response', 'steps'];
const NEW = ['finalStep', 'responseMessages'];

/** `{ … } as GenerateTextResult` → `{ … } as unknown as GenerateTextResult` */
export function castWhole({ key, name, literal }: OptionUse, context: Context): void {
  const { parent } = literal;
  if (name !== 'content' || !ts.isAsExpression(parent) || parent.type.kind === ts.SyntaxKind.UnknownKeyword) return;
  const has = (one: string): boolean => propertyNamed(literal, one) !== undefined;
  if (literal.properties.some(ts.isSpreadAssignment) || !ALL.every(has) || NEW.every(has)) return;
  context.change(key, draft => draft.insertBefore(parent.type, 'unknown as '));
}
