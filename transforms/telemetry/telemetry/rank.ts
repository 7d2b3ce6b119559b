/** Whether another value of the option would win, or stop winning, under the new name. */
import { propertyValue, spreadAround } from '../../../src/sdk/syntax.js';
import { isOpaque, mayBe, mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** 7 prefers the new name wherever it stands, and takes the old one where the new is undefined. */
export function changesRank({ literal, node }: OptionUse, { checker }: Context): boolean {
  const value = propertyValue(node);
  const type = value && checker.getTypeAtLocation(value);
  const mayBeNone = !type || isOpaque(type) || mayBe(type, ts.TypeFlags.Undefined);
  const brings = (property: tsTypes.ObjectLiteralElementLike): boolean =>
    ts.isSpreadAssignment(property) &&
    mayHave(checker, checker.getTypeAtLocation(property.expression), ['experimental_telemetry']);
  let element: tsTypes.ObjectLiteralElementLike | undefined = node;
  let owner = literal;
  while (element) {
    const at: number = owner.properties.indexOf(element);
    if (owner.properties.some((property, i) => property !== element && (i > at || mayBeNone) && brings(property)))
      return true;
    element = spreadAround(owner);
    if (element) owner = element.parent as tsTypes.ObjectLiteralExpression;
  }
  return false;
}
