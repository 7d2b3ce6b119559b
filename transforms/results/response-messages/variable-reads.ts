/** The places that take the messages out of a variable with the response. */
import type { Draft } from '../../../src/edit/draft.js';
import { outward, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { type Access, isAccess, keepsParentheses } from './access.js';

/** Such a place, and how the variable that holds the messages is written there. */
export interface Read {
  node: tsTypes.Node;
  write(draft: Draft, name: string): void;
}

export function readOfMessages(identifier: tsTypes.Identifier): Read | undefined {
  const own = outward(identifier);
  const isAwaited = ts.isAwaitExpression(own.parent);
  const value = isAwaited ? outward(own.parent) : own;
  const { parent } = value;
  if (isAccess(parent, 'messages')) return access(parent, isAwaited);
  return ts.isVariableDeclaration(parent) && parent.initializer === value
    ? pattern(parent, value, isAwaited)
    : undefined;
}

/** `response.messages`, `(await response).messages` */
function access(node: Access, isAwaited: boolean): Read {
  return {
    node,
    write: (draft, name) => {
      const property = node.parent;
      const isSameName =
        ts.isPropertyAssignment(property) && property.initializer === node && staticName(property.name) === name;
      if (!isAwaited) draft.replace(isSameName ? property : node, name);
      else draft.replace(node, keepsParentheses(node) ? `(await ${name})` : `await ${name}`);
    },
  };
}

/** `const { messages } = response` */
function pattern(node: tsTypes.VariableDeclaration, value: tsTypes.Node, isAwaited: boolean): Read | undefined {
  const { name: taken, type } = node;
  if (type || !ts.isObjectBindingPattern(taken) || taken.elements.length !== 1) return undefined;
  const { name: local, propertyName, initializer } = taken.elements[0]!;
  if (!ts.isIdentifier(local) || initializer || staticName(propertyName ?? local) !== 'messages') return undefined;
  return {
    node,
    write: (draft, name) => {
      draft.replace(taken, local.text);
      draft.replace(value, isAwaited ? `await ${name}` : name);
    },
  };
}
