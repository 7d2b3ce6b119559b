/** `metadata` of a call: 7 takes it as `runtimeContext`, of which telemetry is given what it names. */
import { indentAt } from '../../../src/edit/layout.js';
import { inward, outward, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import { type Context, sibling } from '../../../src/transform.js';
import { isFirstInPackage } from '../first-in-package.js';

const TAKES_CONTEXT = /^\.(?:generateText|streamText|embed|embedMany|rerank|ToolLoopAgent|Experimental_Agent)$/;
const CONTEXT = ['runtimeContext', 'experimental_context'];

interface Place {
  /** The option in the call. */
  option: tsTypes.PropertyAssignment;
  metadata: tsTypes.ObjectLiteralExpression;
}

export function moveMetadata(use: OptionUse, context: Context): void {
  const place = placeOf(use, context);
  if (typeof place === 'string') {
    return context.report(use.key, {
      message: `7 ignores \`metadata\` of telemetry: it takes \`runtimeContext\` instead. ${place}, so it was left.`,
      remedy:
        'Pass the values as `runtimeContext: { key: value }` beside `telemetry: { includeRuntimeContext: { key: true } }`; `generateObject` and `streamObject` take none: use `generateText` with `output` there.',
      severity: 'error',
    });
  }
  const { option, metadata } = place;
  const keys = metadata.properties.map(property => `${property.name!.getText()}: true`).join(', ');
  const isMoved = context.change(use.key, draft => {
    draft.replace(use.key, `includeRuntimeContext: { ${keys} }`);
    draft.replaceRange(use.key, { start: use.key.end, end: use.node.end });
    const indent = indentAt(option.getSourceFile().text, option.getStart());
    draft.addElementAfter(option, 'runtimeContext: ', { node: metadata, indent });
  });
  if (isMoved && isFirstInPackage('metadata', context)) reportNames(use, context);
}

function reportNames({ key }: OptionUse, context: Context): void {
  context.report(key, {
    message:
      'What was recorded as `ai.telemetry.metadata.*` is recorded as `ai.settings.context.*` under 7, here and in other calls of the package.',
    remedy:
      'Change dashboards and exporters that look for the old names, or write them by `new OpenTelemetry({ enrichSpan })`. `OpenTelemetry` records the new ones with `runtimeContext: true` only; integrations of yours read `event.runtimeContext`.',
  });
}

/** Where the values can go, or why they cannot. */
function placeOf(use: OptionUse, context: Context): Place | string {
  const value = propertyValue(use.node);
  const metadata = value && inward(value);
  if (!metadata || !ts.isObjectLiteralExpression(metadata) || !metadata.properties.every(isPlain))
    return 'Its keys are not all written here';
  const option = outward(use.literal).parent;
  if (use.doubt || !ts.isPropertyAssignment(option)) return 'The settings are not written in a call';
  const options = option.parent;
  const call = outward(options).parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return 'The settings are not written in a call';
  if (!TAKES_CONTEXT.test(context.uses.origins.producerAt(call)?.made ?? ''))
    return 'This call takes no `runtimeContext`';
  if ((propertyNamed(options, 'telemetry') ?? option) !== option) return '`telemetry` stands beside';
  const hasOwn = CONTEXT.some(name => propertyNamed(options, name)) || sibling(use, 'includeRuntimeContext');
  if (hasOwn || mayBring(options, CONTEXT, context) || mayBring(use.literal, ['metadata'], context))
    return 'The call has, or may have, a context of its own';
  return { option, metadata };
}

const isPlain = (property: tsTypes.ObjectLiteralElementLike): boolean =>
  (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
  !ts.isComputedPropertyName(property.name);

/** Whether something that the literal spreads may bring one of the properties. */
const mayBring = (literal: tsTypes.ObjectLiteralExpression, names: readonly string[], { checker }: Context): boolean =>
  literal.properties
    .filter(ts.isSpreadAssignment)
    .some(spread => mayHave(checker, checker.getTypeAtLocation(spread.expression), names));
