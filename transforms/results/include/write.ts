/** Writes `include` into the options of a call. */
import type { Part } from '../../../src/edit/draft.js';
import { inward, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

export type Body = 'requestBody' | 'responseBody';

const NEW = 'include';
const OLD = 'experimental_include';
const RAW = 'includeRawChunks';

/** @param at where the reason for it stands */
export function writeInclude(
  literal: tsTypes.ObjectLiteralExpression,
  bodies: readonly Body[],
  at: tsTypes.Node,
  context: Context,
): void {
  const existing = propertyNamed(literal, NEW) ?? propertyNamed(literal, OLD);
  const raw = propertyNamed(literal, RAW);
  if (existing) return merge(literal, existing, bodies, raw, at, context);
  const chunks = propertyValue(raw);
  if (raw && chunks) return replaceRaw(raw, chunks, bodies, context);
  const { checker } = context;
  const isOpen = literal.properties.some(
    property =>
      ts.isSpreadAssignment(property) &&
      mayHave(checker, checker.getTypeAtLocation(property.expression), [NEW, OLD, RAW]),
  );
  if (isOpen) reportLeft(at, bodies, 'what is spread into its options may say so already', context);
  else context.change(at, draft => draft.addProperty(literal, `${NEW}: { ${wanted(bodies)} }`));
}

/** `includeRawChunks: true` → `include: { rawChunks: true }` */
function replaceRaw(
  raw: tsTypes.ObjectLiteralElementLike,
  chunks: tsTypes.Expression,
  bodies: readonly Body[],
  context: Context,
): void {
  const before = bodies.length > 0 ? `${wanted(bodies)}, ` : '';
  context.change(raw, draft => {
    if (ts.isShorthandPropertyAssignment(raw)) {
      draft.insertBefore(raw, `${NEW}: { ${before}rawChunks: `);
    } else {
      draft.rename(raw.name!, NEW);
      draft.insertBefore(chunks, `{ ${before}rawChunks: `);
    }
    draft.insertAfter(chunks, ' }');
  });
}

/** Into an `include` that is there, under its old name or its new one; what it says itself stays. */
function merge(
  literal: tsTypes.ObjectLiteralExpression,
  existing: tsTypes.ObjectLiteralElementLike,
  bodies: readonly Body[],
  raw: tsTypes.ObjectLiteralElementLike | undefined,
  at: tsTypes.Node,
  context: Context,
): void {
  const isOld = staticName(existing.name) === OLD;
  const value = propertyValue(existing);
  if (!value || (!isOld && propertyNamed(literal, OLD)))
    return reportLeft(at, bodies, `\`${NEW}\` of its options could not be added to`, context);
  const said = inward(value);
  const own = ts.isObjectLiteralExpression(said) ? said : undefined;
  const missing = bodies.filter(body => !own || !propertyNamed(own, body));
  const moved = propertyValue(raw);
  const chunks: Part[] = moved ? ['rawChunks: ', moved] : [];
  if (!isOld && missing.length === 0 && !moved) return;
  const before = wanted(missing);
  context.change(at, draft => {
    if (raw && moved) draft.removeElements(literal.properties, [raw]);
    if (!own && (before || moved)) {
      // What it says counts, as before, over what was there by default.
      const parts: Part[] = [`${NEW}: { ${before && `${before}, `}...`, value];
      draft.replace(existing, ...parts, ...(moved ? [', ', ...chunks] : []), ' }');
      return;
    }
    if (isOld) draft.rename(existing.name!, NEW);
    if (!own || !(before || moved)) return;
    if (before && own.properties.some(ts.isSpreadAssignment)) {
      draft.addElementBefore(own.properties[0]!, before);
      if (moved) draft.addProperty(own, ...chunks);
    } else draft.addProperty(own, before, ...(before && moved ? [', '] : []), ...chunks);
  });
}

const wanted = (bodies: readonly Body[]): string => bodies.map(body => `${body}: true`).join(', ');

export function reportLeft(at: tsTypes.Node, bodies: readonly Body[], reason: string, context: Context): void {
  if (bodies.length === 0) return;
  context.report(at, {
    message: `Under 7 this is \`undefined\` unless the call asks for it, and ${reason}.`,
    remedy: `Give the call \`${NEW}: { ${wanted(bodies)} }\`.`,
    severity: 'error',
  });
}
