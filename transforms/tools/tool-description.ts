import type { Severity } from '../../src/model.js';
import type { References } from '../../src/sdk/references.js';
import { isExported, isScript, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { canRepeat, narrow } from './tool-description/narrow.js';
import { takesString, widen } from './tool-description/own-types.js';
import { placeOf, whole } from './tool-description/place.js';
import { readsOf, valuesOf } from './tool-description/values.js';

export const toolDescription = defineTransform({
  id: 'tool-description',
  title: 'The description of a tool may be a function',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['description'],
  why: 'Under 7 the `description` of a tool may be a function of its context. Code that reads it as a string does not compile, and writes out a function where a tool has one.',
  keeps: [
    '`description` where a tool is made',
    '`description` that is only tested or compared, or given to what takes anything',
    'JavaScript: no old tool has a function there',
    '`description` of your own types',
  ],
  before: "const text: string = weather.description ?? '';",
  after: "const text: string = (typeof weather.description === 'function' ? undefined : weather.description) ?? '';",
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool',
  visit(use, context) {
    if (!means(use, ['Tool.description']) || context.wasNew || isScript(use.key)) return;
    const values = valuesOf(use, context.uses.references);
    if (!values) return reportRead(use.key, 'warning', context);
    for (const value of values) settle(value, context);
  },
  hints: ['description'],
  inspect(source, context) {
    if (context.wasNew || context.generation === 7 || isScript(source)) return;
    walk(source, node => {
      if (takesString(node)) widen(node, context);
    });
  },
});

function settle(value: tsTypes.Expression, context: Context): void {
  const { checker, uses } = context;
  const place = placeOf(value, checker);
  if (place === 'any') return;
  if (place === 'text') return reportRead(value, 'info', context);
  const places = keptBy(value, uses.references)?.map(read => placeOf(read, checker)) ?? [place];
  if (places.includes('string') && canRepeat(value)) context.change(value, draft => narrow(value, draft, checker));
  else if (places.includes('string')) reportRead(value, 'error', context);
  else if (places.includes('unsure')) reportRead(value, 'warning', context);
}

/** Reads of the variable without a type that a value is declared with. */
function keptBy(value: tsTypes.Expression, references: References): readonly tsTypes.Expression[] | undefined {
  const { parent } = whole(value);
  if (!ts.isVariableDeclaration(parent) || parent.type || !ts.isIdentifier(parent.name)) return undefined;
  return isExported(parent) ? undefined : readsOf(parent.name, references);
}

function reportRead(at: tsTypes.Node, severity: Severity, context: Context): void {
  const key = ts.isPropertyAccessExpression(at) ? at.name : at;
  context.report(key, {
    message: 'The `description` of a tool may be a function under 7, also by its type.',
    remedy: "Ask for `typeof description === 'string'`, or call it with `{ context }` where it is a function.",
    severity,
  });
}
