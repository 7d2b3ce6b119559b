/** What makes the body of a request. */
import { constValue, inward, isRest, returnsOf, staticName } from '../../../src/sdk/syntax.js';
import { isOpaque, mustBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export const PREPARE = 'experimental_prepareRequestBody';

/** `({ messages }) => ({ … })` becomes `({ messages }) => ({ body: { … } })`. */
export function prepareRequest(property: tsTypes.ObjectLiteralElementLike, context: Context): boolean {
  const fn = context.uses.origins.functionIn(property);
  const isHere = fn && fn.pos >= property.pos && fn.end <= property.end;
  const bodies = isHere ? returnsOf(fn) : [];
  const reason = !isHere
    ? 'its function is not written here'
    : bodies.length === 0 || !bodies.every(body => isObject(body, context) || isText(body, context))
      ? 'it returns neither an object nor a text for certain'
      : membersOf(fn, 'requestData', context).length > 0
        ? '`requestData` comes to it no more: what is sent with a message goes into its `body`'
        : undefined;
  if (reason || !isHere) {
    context.report(property.name ?? property, {
      message: `\`${PREPARE}\` is an option of the transport in 7, called \`prepareSendMessagesRequest\`. It was left: ${reason}.`,
      remedy: 'Let it return `{ body: … }`, and pass it to `new DefaultChatTransport({ prepareSendMessagesRequest })`.',
      severity: 'error',
    });
    return false;
  }
  return context.change(property, draft => {
    draft.rename(property.name!, 'prepareSendMessagesRequest');
    for (const body of bodies) {
      const inner = ts.isParenthesizedExpression(body) ? body.expression : body;
      // The body of 7 is typed as an object; one of a text is the same JSON.
      const [open, close] = isObject(body, context) ? ['', ''] : ['Object(', ')'];
      const [left, right] = inner === fn.body ? ['(', ')'] : ['', ''];
      draft.replace(inner, `${left}{ body: ${open}`, inner, `${close} }${right}`);
    }
    for (const name of membersOf(fn, 'requestBody', context)) draft.rename(name, 'body');
  });
}

/** Whether a body is an object, also one that a constant holds. */
function isObject(body: tsTypes.Expression, { checker, uses }: Context): boolean {
  const value = inward(body);
  const held = ts.isIdentifier(value) ? constValue(uses.references.symbolAt(value)?.valueDeclaration) : undefined;
  if (ts.isObjectLiteralExpression(held ? inward(held) : value)) return true;
  const type = checker.getTypeAtLocation(body);
  return !isOpaque(type) && mustBe(type, ts.TypeFlags.Object);
}

const isText = (body: tsTypes.Expression, { checker }: Context): boolean =>
  mustBe(checker.getNonNullableType(checker.getTypeAtLocation(body)), ts.TypeFlags.StringLike);

/** A member of the argument, in its pattern or read off it. */
function membersOf(
  { parameters: [parameter] }: tsTypes.SignatureDeclaration,
  name: string,
  { uses }: Context,
): tsTypes.Node[] {
  if (!parameter) return [];
  if (ts.isObjectBindingPattern(parameter.name)) {
    return parameter.name.elements.flatMap(element =>
      !isRest(element) && staticName(element.propertyName ?? element.name) === name
        ? [element.propertyName ?? element.name]
        : [],
    );
  }
  return uses.references
    .of(parameter.name)
    .flatMap(({ parent }) => (ts.isPropertyAccessExpression(parent) && parent.name.text === name ? [parent.name] : []));
}
