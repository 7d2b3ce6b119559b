/** The data of files that middleware sees in prompts and results: 7 gives it a tag. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { inward, propertyNamed, propertyValue, staticName, walk } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { isForMiddleware } from '../circle.js';
import { isMiddleware } from '../specification.js';

/** @param isOfV4 whether what stands at a node is of V4 */
export function reportFileData(
  source: tsTypes.SourceFile,
  context: Context,
  isOfV4: (node: tsTypes.Node) => boolean,
): void {
  walk(source, node => {
    if (handsOn(node, context)) return;
    if (readsData(node, context) && isOfV4(node)) {
      context.report(node, {
        message: 'Under 7 the data of a file in what models take and give is an object with a tag.',
        remedy: 'Look at its `type`: read `data.data` for `"data"`, `data.url` for `"url"`.',
        severity: 'error',
      });
    } else if (writesData(node, context) && isOfV4(node)) {
      context.report(node, {
        message: 'Under 7 the data of a file has a tag for models; without one it is lost on the way.',
        remedy: 'Write `{ type: "data", data }` for bytes and base64, `{ type: "url", url }` for a URL.',
        severity: 'error',
      });
    }
  });
}

const FILE = /^LanguageModelFile(?:Part)?$/;

export const isFile = (type: tsTypes.Type, { checker }: Context): boolean =>
  propertyOf(checker, type, 'data').owners.some(owner => FILE.test(owner.type));

/** `part.data`, `{ data }`, but not `part.data.type`. */
function readsData(node: tsTypes.Node, context: Context): boolean {
  if (ts.isBindingElement(node))
    return (
      staticName(node.propertyName ?? node.name) === 'data' &&
      isFile(context.checker.getTypeAtLocation(node.parent), context)
    );
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'data') return false;
  const { parent } = node;
  const isTagged = ts.isPropertyAccessExpression(parent) && /^(?:type|data|url)$/.test(parent.name.text);
  return !isTagged && isFile(context.checker.getTypeAtLocation(node.expression), context);
}

/** `{ type: 'file', data: … }`, `{ ...part, data: … }`, but not `data: { type: …, … }`. */
function writesData(node: tsTypes.Node, context: Context): boolean {
  if (!ts.isObjectLiteralElementLike(node) || !ts.isObjectLiteralExpression(node.parent)) return false;
  const value = propertyValue(node);
  if (!value || staticName(node.name) !== 'data') return false;
  const fresh = inward(value);
  if (ts.isObjectLiteralExpression(fresh) && propertyNamed(fresh, 'type')) return false;
  const type = propertyValue(propertyNamed(node.parent, 'type'));
  if (type) return /^['"]file['"]/.test(type.getText());
  return node.parent.properties.some(
    other => ts.isSpreadAssignment(other) && isFile(context.checker.getTypeAtLocation(other.expression), context),
  );
}

/** `data: part.data`, which is the same in both. */
function handsOn(node: tsTypes.Node, context: Context): boolean {
  const property = ts.isPropertyAccessExpression(node) ? node.parent : node;
  const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return !!value && readsData(value, context) && writesData(property, context);
}

/** In the middleware itself, or in a helper of a file that has nothing else. */
export const isInMiddleware = (node: tsTypes.Node, context: Context): boolean =>
  ts.findAncestor(node, at => ts.isObjectLiteralExpression(at) && isMiddleware(at, context)) !== undefined ||
  isForMiddleware(node.getSourceFile(), context);
