/** Options that a model was called with, which have no counterpart or stand elsewhere in 7. */
import type { Draft } from '../../../src/edit/draft.js';
import { listSeparator } from '../../../src/edit/layout.js';
import { quoteOf } from '../../../src/edit/style.js';
import { inward, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

type Literal = tsTypes.ObjectLiteralExpression;
type Change = (draft: Draft) => void;

/** Changes `mode` and `inputFormat` where a model is called; false where a person has to. */
export function changeOption(use: Use, context: Context): boolean {
  if (use.form !== 'option' || use.doubt || use.reads.length > 0) return false;
  const mode = propertyNamed(use.literal, 'mode');
  const change = mode && changeOf(mode, use.literal);
  if (use.name === 'mode') return change ? context.change(use.key, change) : false;
  if (!isPlain(use.node)) return false;
  // Elements that are neighbours leave their list together.
  if (!change) context.change(use.key, draft => draft.removeElements(use.literal.properties, [use.node]));
  return true;
}

function changeOf(mode: tsTypes.ObjectLiteralElementLike, call: Literal): Change | undefined {
  const value = ts.isPropertyAssignment(mode) ? inward(mode.initializer) : undefined;
  if (!value || !ts.isObjectLiteralExpression(value) || value.properties.some(ts.isSpreadAssignment)) return undefined;
  const kind = propertyValue(propertyNamed(value, 'type'));
  if (!kind || !ts.isStringLiteralLike(inward(kind))) return undefined;
  const format = propertyNamed(call, 'inputFormat');
  const gone = format && isPlain(format) ? [format] : [];
  const type = (inward(kind) as tsTypes.StringLiteralLike).text;
  if (type === 'regular') return unwrapped(mode, value, call, gone);
  if (type !== 'object-json' || propertyNamed(call, 'responseFormat')) return undefined;
  const quote = quoteOf(call.getSourceFile());
  return draft => {
    draft.rename(mode.name!, 'responseFormat');
    draft.replace(inward(kind), `${quote}json${quote}`);
    draft.removeElements(call.properties, gone);
  };
}

/** `mode: { type: 'regular', tools }` → `tools` */
function unwrapped(
  mode: tsTypes.ObjectLiteralElementLike,
  value: Literal,
  call: Literal,
  gone: readonly tsTypes.ObjectLiteralElementLike[],
): Change | undefined {
  const inner = value.properties.filter(({ name }) => staticName(name) !== 'type');
  if (
    !inner.every(
      ({ name }) => /^tools$|^toolChoice$/.test(staticName(name) ?? '') && !propertyNamed(call, name!.getText()),
    )
  )
    return undefined;
  if (inner.length === 0) return draft => draft.removeElements(call.properties, [...gone, mode]);
  const separator = listSeparator(call.getSourceFile(), call.properties);
  return draft => {
    draft.replace(mode, ...inner.flatMap((property, i) => (i === 0 ? [property] : [separator, property])));
    draft.removeElements(call.properties, gone);
  };
}

/** Whether nothing runs where the value of a property is left out. */
function isPlain(property: tsTypes.ObjectLiteralElementLike): boolean {
  const value = propertyValue(property);
  return !!value && ts.isStringLiteralLike(inward(value));
}
