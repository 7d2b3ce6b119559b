/** The calls of a package that can be recorded, and what they say of it. */
import { constValue, inward, propertyNamed, propertyValue, staticName, walk } from '../../../src/sdk/syntax.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const RECORDED = new Set([
  'generateText',
  'streamText',
  'generateObject',
  'streamObject',
  'embed',
  'embedMany',
  'rerank',
  'ToolLoopAgent',
  'Experimental_Agent',
]);

/** silent: not recorded before 7 · off: never recorded · unknown: nothing tells. */
type Said = 'on' | 'silent' | 'off' | 'unknown';

export interface Call {
  at: tsTypes.Node;
  telemetry: Said;
}

export function callsOf(context: Context): Call[] {
  const { uses, unit } = context;
  const found: Call[] = [];
  for (const source of uses.program.sources) {
    if (uses.program.unit(source)?.package !== unit.package) continue;
    walk(source, node => {
      if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
      const [options] = node.arguments ?? [];
      if (!options || !isRecorded(node, context)) return;
      found.push({ at: node.expression, telemetry: saidBy(options, context) });
    });
  }
  return found;
}

/** The name is asked first: to resolve every call of a package takes long. */
function isRecorded(call: tsTypes.CallExpression | tsTypes.NewExpression, { uses }: Context): boolean {
  const callee = inward(call.expression);
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  const symbol = ts.isIdentifier(name) ? uses.references.symbolAt(name) : undefined;
  return !!symbol && RECORDED.has(symbol.name) && RECORDED.has(uses.origins.producerAt(call)?.made.slice(1) ?? '');
}

const NAMES = ['telemetry', 'experimental_telemetry'];

function saidBy(options: tsTypes.Expression, context: Context): Said {
  const { checker } = context;
  const literal = written(options, context);
  if (!literal) return 'unknown';
  const option = NAMES.map(name => propertyNamed(literal, name)).find(property => property);
  const value = propertyValue(option);
  if (value) return settingsSay(value, staticName(option?.name) === 'telemetry', context);
  const spreads = literal.properties.filter(ts.isSpreadAssignment);
  const brings = spreads.some(({ expression }) => mayHave(checker, checker.getTypeAtLocation(expression), NAMES));
  return brings ? 'unknown' : 'silent';
}

/** @param byDefault whether settings that say nothing record, as under the new name */
function settingsSay(value: tsTypes.Expression, byDefault: boolean, context: Context): Said {
  const settings = written(value, context);
  if (!settings) return 'unknown';
  const flag = propertyNamed(settings, 'isEnabled');
  if (flag) return propertyValue(flag)?.kind === ts.SyntaxKind.FalseKeyword ? 'off' : 'on';
  if (settings.properties.some(ts.isSpreadAssignment)) return 'unknown';
  return byDefault ? 'on' : 'silent';
}

/** The object literal that a value is, here or where its constant is declared. */
function written(value: tsTypes.Expression, { uses }: Context): tsTypes.ObjectLiteralExpression | undefined {
  const node = inward(value);
  if (ts.isObjectLiteralExpression(node)) return node;
  const initializer = ts.isIdentifier(node) && constValue(uses.references.symbolAt(node)?.valueDeclaration);
  const held = initializer && inward(initializer);
  return held && ts.isObjectLiteralExpression(held) ? held : undefined;
}
