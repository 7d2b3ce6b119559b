/** 4 handed the `onError` of a data stream on to what was merged into it. 7 does so only where it is told. */
import { namesAt } from '../../../src/sdk/symbols.js';
import { inward, isScript, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { MethodCall } from '../ui-streams/methods.js';

const MAKERS = ['.createDataStream', '.createDataStreamResponse', '.pipeDataStreamToResponse'];

/** What gives the text of an error; undefined where the stream has no `onError`, and both say the same. */
export function mergedErrors({ call, target }: MethodCall, context: Context): string | undefined {
  const options = target && optionsAround(target, context);
  const isKnown = options && !options.properties.some(ts.isSpreadAssignment);
  const property = options && propertyNamed(options, 'onError');
  if (isKnown && !property) return undefined;
  const value = propertyValue(property);
  const symbol = isKnown && value && ts.isIdentifier(value) && context.uses.references.symbolAt(value);
  if (symbol && namesAt(context.checker, call, symbol).includes(value.text)) return value.text;
  // The writer has it, as a function that may return anything.
  return `${target!.getText()}.onError${isScript(call) ? '' : ' as (error: unknown) => string'}`;
}

/** The options of the data stream whose `execute` is given the writer. */
function optionsAround(writer: tsTypes.Expression, { uses }: Context): tsTypes.ObjectLiteralExpression | undefined {
  const name = inward(writer);
  const parameter = ts.isIdentifier(name) ? uses.references.symbolAt(name)?.valueDeclaration : undefined;
  if (!parameter || !ts.isParameter(parameter)) return undefined;
  const fn = parameter.parent;
  const property = ts.isMethodDeclaration(fn) ? fn : fn.parent;
  const options = property.parent;
  if (!ts.isObjectLiteralElementLike(property) || !ts.isObjectLiteralExpression(options)) return undefined;
  const takers = uses.origins.takersOf(options);
  return takers?.every(({ made }) => MAKERS.includes(made)) ? options : undefined;
}
