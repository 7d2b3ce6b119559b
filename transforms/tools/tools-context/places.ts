/** Whether something other than tools reads a context. */
import { propertyOf } from '../../../src/sdk/symbols.js';
import { isFunctionNode, outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Context, ownerName } from '../../../src/transform.js';
import type { Group } from './group.js';
import { OLD } from './reads.js';

/**
 * Whether something other than the tools reads the context of the calls: their callbacks, or their results. A file that
 * gives a context itself is taken to read that one.
 */
export function isReadByOthers({ supplies }: Group, members: readonly string[], { uses, checker }: Context): boolean {
  const options: readonly tsTypes.Node[] = supplies.map(({ property }) => property.parent);
  const named = uses.references.named(OLD);
  return named.some(({ parent }) => {
    const holder = ts.isPropertyAccessExpression(parent)
      ? parent.expression
      : ts.isBindingElement(parent)
        ? parent.parent
        : undefined;
    if (!holder) return false;
    const { owners } = propertyOf(checker, checker.getTypeAtLocation(holder), OLD);
    if (!owners.some(owner => members.includes(ownerName(owner)))) return false;
    const taker = optionsAround(holder);
    if (taker) return options.includes(taker);
    const source = holder.getSourceFile();
    const given = named.filter(({ parent: property }) => ts.isObjectLiteralElementLike(property));
    const isOwn = options.some(literal => literal.getSourceFile() === source);
    return isOwn || !given.some(key => key.getSourceFile() === source);
  });
}

/** The options that hold the callback in which a node stands. */
function optionsAround(node: tsTypes.Node): tsTypes.Node | undefined {
  const fn = ts.findAncestor(node, isFunctionNode);
  const property = fn && (ts.isMethodDeclaration(fn) ? fn : outward(fn).parent);
  return property && ts.isObjectLiteralElementLike(property) ? property.parent : undefined;
}
