/** A source of 4, written as a chunk of 7. */
import type { Draft } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, isNamed, propertyNamed, staticName } from '../../../src/sdk/syntax.js';
import { isOpaque } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

type Write = (draft: Draft) => void;

/** How it is written; undefined where it is not known to be the address of a page, which is all that 4 had. */
export function sourceChunk(source: tsTypes.Expression, { checker }: Context): Write | undefined {
  const value = inward(source);
  const quote = quoteOf(source.getSourceFile());
  const type = `type: ${quote}source-url${quote}`;
  if (ts.isObjectLiteralExpression(value)) return literal(value, type);
  const given = checker.getTypeAtLocation(value);
  // What the SDK gives may be a document under 7.
  if (!isNamed(value) || isOpaque(given) || propertyOf(checker, given, 'id').owners.length > 0) return undefined;
  const name = value.getText();
  const rest = ['url', 'title', 'providerMetadata']
    .filter(key => checker.getPropertyOfType(given, key))
    .map(key => `, ${key}: ${name}.${key}`);
  return draft => draft.replace(source, `{ ${type}, sourceId: ${name}.id${rest.join('')} }`);
}

function literal(value: tsTypes.ObjectLiteralExpression, type: string): Write | undefined {
  const kind = propertyNamed(value, 'sourceType');
  const id = propertyNamed(value, 'id');
  const isKnown = value.properties.every(
    property => !ts.isSpreadAssignment(property) && staticName(property.name) !== undefined,
  );
  if (!kind || !id?.name || !ts.isPropertyAssignment(kind) || !isKnown) return undefined;
  return draft => {
    draft.replace(kind, type);
    draft.rename(id.name!, 'sourceId');
  };
}
