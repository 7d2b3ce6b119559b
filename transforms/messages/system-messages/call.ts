/** The call that a list of messages goes to, and whether it can take instructions. */
import { saysSomething } from '../../../src/sdk/expected.js';
import { propertyOf } from '../../../src/sdk/symbols.js';
import { outward, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { mayHave, mustBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

type Property = tsTypes.PropertyAssignment | tsTypes.ShorthandPropertyAssignment;

/** The call that a `messages` or `prompt` property belongs to. */
export interface Call {
  property: Property;
  /** The option of the old name, of type string. */
  system?: Property;
}

/** The option by which a call says how it treats system messages among the others. */
export const ALLOW = 'allowSystemInMessages';

/** What takes the list: a call, nothing of the SDK's (undefined), or a reason why it cannot take instructions. */
export function callOf(property: tsTypes.Node, context: Context): Call | string | undefined {
  if (!isProperty(property)) return undefined;
  const name = staticName(property.name);
  if (name !== 'messages' && name !== 'prompt') return undefined;
  const options = property.parent as tsTypes.ObjectLiteralExpression;
  const type = typeOfOptions(options, context);
  if (!takesMessages(type, name, context)) return undefined;
  if (propertyOf(context.checker, type, 'instructions').owners.length === 0) {
    return 'this call takes no instructions; an agent has them in its settings';
  }
  if (isReadOff(options, name, context)) return 'the messages are also read from the options of the call';
  if (propertyNamed(options, 'instructions')) return 'the call has `instructions` already';
  if (propertyNamed(options, ALLOW)) return 'the call says how it treats them';
  if (options.properties.some(other => ts.isSpreadAssignment(other) && mayBringInstructions(other, context))) {
    return 'what is spread into the call may bring instructions of its own';
  }
  const system = propertyNamed(options, 'system');
  if (!system) return { property };
  const value = propertyValue(system);
  const isString = value && mustBe(context.checker.getTypeAtLocation(value), ts.TypeFlags.StringLike);
  if (!isString || !isProperty(system)) return 'the call has a `system` option that is not known to be a string';
  return { property, system };
}

const isProperty = (node: tsTypes.Node): node is Property =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

/** What an object is to those who take it, where that is one thing only. */
export function typeOfOptions(
  options: tsTypes.ObjectLiteralExpression,
  { checker, uses }: Context,
): tsTypes.Type | undefined {
  const type = checker.getContextualType(options);
  if (type && saysSomething(checker, type)) return type;
  const { takers, lost } = uses.flows.of(options);
  return takers.length === 1 && lost.length === 0 ? takers[0]!.type : undefined;
}

/** Whether the project asks the options for their messages on the way to the call. */
function isReadOff(options: tsTypes.ObjectLiteralExpression, name: string, { uses }: Context): boolean {
  const { parent } = outward(options);
  // The type of a variable would end the search.
  const isHeld = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name);
  const { reads } = isHeld ? uses.flows.ofVariable(parent.name) : uses.flows.of(options);
  return reads.some(read => staticName(read.name) === name);
}

/** Whether the SDK takes messages there and looks for system messages among them: what `prepareStep` gives is not checked. */
export function takesMessages(type: tsTypes.Type | undefined, name: string, { checker }: Context): boolean {
  const { owners } = propertyOf(checker, type, name);
  return owners.length > 0 && !owners.every(owner => owner.type === 'PrepareStepResult');
}

const mayBringInstructions = ({ expression }: tsTypes.SpreadAssignment, { checker }: Context): boolean =>
  mayHave(checker, checker.getTypeAtLocation(expression), ['system', 'instructions']);
