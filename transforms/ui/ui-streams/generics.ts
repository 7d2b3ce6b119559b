import { inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Tools } from './tools.js';

/** The type of the tools comes first, before the one that the method was told. */
export function typeArguments(
  call: tsTypes.CallExpression,
  tools: Tools,
  name: string | undefined,
  context: Context,
): string {
  const [message] = call.typeArguments ?? [];
  if (!message) return '';
  return `<${name && isSet(tools, context) ? `typeof ${name}` : 'any'}, ${message.getText()}>`;
}

/** Whether the tools have a type that holds a set of tools for certain. */
function isSet(tools: Tools, { checker }: Context): boolean {
  if (typeof tools !== 'object') return false;
  if ('inline' in tools) return ts.isObjectLiteralExpression(inward(tools.inline.initializer));
  const type = checker.getTypeAtLocation(tools.value);
  return checker.getNonNullableType(type) === type;
}
