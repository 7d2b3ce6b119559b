/** The calls that a function or a constant gives settings to. */
import { accessOf, outward, propertyNamed } from '../../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import { obstacleAt, optionOf, TAKES_NONE, type Taker } from './call.js';
import { mayBringMetadata } from './settings.js';
import type { Source } from './source.js';

/** All that the settings are given to; or why that cannot take them apart. */
export function takersOf(
  { name, isCalled }: Pick<Source, 'name' | 'isCalled'>,
  context: Context,
): readonly Taker[] | string {
  const takers: Taker[] = [];
  for (const use of context.uses.references.of(name)) {
    if (isInImport(use)) continue;
    const node = accessOf(use);
    const call = ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : undefined;
    const value = isCalled ? call : node;
    const taker = value && takerOf(value, isCalled, context);
    if (!taker)
      return `\`${name.getText()}\` is also used otherwise (line ${lineOf(use)} of ${context.uses.program.unit(use.getSourceFile())?.path})`;
    const obstacle = obstacleAt(taker.option, context);
    if (obstacle && obstacle !== TAKES_NONE) return obstacle;
    takers.push(obstacle ? { ...taker, form: 'bare' } : taker);
  }
  if (takers.length === 0) return `Nothing here gives what \`${name.getText()}\` is to a call`;
  return takers.every(({ form }) => form === 'bare') ? TAKES_NONE : takers;
}

const lineOf = (node: tsTypes.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

const isInImport = ({ parent }: tsTypes.Node): boolean =>
  ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent);

function takerOf(value: tsTypes.Expression, isCalled: boolean, context: Context): Taker | undefined {
  const { parent } = value;
  if (!isCalled && ts.isSpreadAssignment(parent)) {
    const option = optionOf(parent.parent);
    const others = parent.parent.properties.filter(property => property !== parent);
    const isAlone = !propertyNamed(parent.parent, 'metadata') && !others.some(one => mayBringMetadata(one, context));
    return option && ts.isPropertyAssignment(option) && option.initializer === parent.parent && isAlone
      ? { option, value, form: 'mixed' }
      : undefined;
  }
  const option = optionOf(value);
  return option && outward(value) === value ? { option, value, form: 'whole' } : undefined;
}
