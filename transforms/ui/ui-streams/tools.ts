/** The tools that a result was made with, as they can be named once more where its stream is sent. */
import type { Producer } from '../../../src/sdk/origins.js';
import { namesAt } from '../../../src/sdk/symbols.js';
import { constValue, inward, isAssignee, isNamed, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { isOpaque, mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** An expression that names them; where they are written in the call, that property; `none` for a call without. */
export type Tools = { name: string; value: tsTypes.Expression } | { inline: tsTypes.PropertyAssignment } | 'none';

/** Undefined where the tools are not known, or not by a name that means the same at the place. */
export function toolsOf(result: tsTypes.Expression, at: tsTypes.Node, context: Context): Tools | undefined {
  const producers = context.uses.origins.of(result);
  if (!producers) return undefined;
  const [first, ...others] = producers.map(producer => ofProducer(producer, at, context));
  if (others.length === 0) return first;
  const isSame = others.every(other => first !== undefined && nameOf(other) === nameOf(first));
  return isSame ? first : undefined;
}

function nameOf(tools: Tools | undefined): unknown {
  return typeof tools === 'object' ? ('name' in tools ? tools.name : tools.inline) : tools;
}

function ofProducer({ call, made }: Producer, at: tsTypes.Node, context: Context): Tools | undefined {
  if (made === '.streamText') return call.arguments?.[0] && ofOptions(call.arguments[0], call, at, context);
  if (!/Agent\.stream$/.test(made) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  const agent = call.expression.expression;
  return preparesTools(agent, context) ? undefined : named(agent, '.tools', call, at, context);
}

/** What `prepareCall` returns takes the place of the tools that the agent was made with. */
const preparesTools = (agent: tsTypes.Expression, { uses }: Context): boolean =>
  uses.origins.of(agent)?.some(({ call }) => {
    const settings = call.arguments?.[0] && inward(call.arguments[0]);
    const prepare = settings && ts.isObjectLiteralExpression(settings) && propertyNamed(settings, 'prepareCall');
    return prepare && /\btools\b/.test(prepare.getText());
  }) ?? false;

function ofOptions(
  options: tsTypes.Expression,
  call: tsTypes.Node,
  at: tsTypes.Node,
  context: Context,
): Tools | undefined {
  const { checker } = context;
  const literal = inward(options);
  if (!ts.isObjectLiteralExpression(literal)) return carried(literal, call, at, context);
  const property = literal.properties.findLast(
    one =>
      one === propertyNamed(literal, 'tools') ||
      (ts.isSpreadAssignment(one) && mayHave(checker, checker.getTypeAtLocation(one.expression), ['tools'])),
  );
  if (!property) return 'none';
  if (ts.isSpreadAssignment(property))
    return propertyNamed(literal, 'tools') ? undefined : carried(inward(property.expression), call, at, context);
  const value = propertyValue(property);
  if (!value) return undefined;
  if (isNamed(value)) return named(value, '', call, at, context);
  return ts.isPropertyAssignment(property) && canMove(inward(value)) ? { inline: property } : undefined;
}

/** `options.tools` */
function carried(
  options: tsTypes.Expression,
  call: tsTypes.Node,
  at: tsTypes.Node,
  context: Context,
): Tools | undefined {
  const { checker } = context;
  const type = checker.getTypeAtLocation(options);
  if (isOpaque(type) || !isNamed(options)) return undefined;
  if (!mayHave(checker, type, ['tools'])) return 'none';
  const isKnown = checker.getPropertyOfType(type, 'tools') !== undefined;
  return isKnown ? named(options, '.tools', call, at, context) : undefined;
}

function named(
  value: tsTypes.Expression,
  member: string,
  call: tsTypes.Node,
  at: tsTypes.Node,
  context: Context,
): Tools | undefined {
  return isNamed(value) && meansTheSame(value, call, at, context)
    ? { name: value.getText() + member, value }
    : undefined;
}

/** Whether an expression that stands in the call has the same value at the place. */
function meansTheSame(value: tsTypes.Expression, call: tsTypes.Node, at: tsTypes.Node, context: Context): boolean {
  let root = inward(value);
  while (ts.isPropertyAccessExpression(root)) root = inward(root.expression);
  if (root.kind === ts.SyntaxKind.ThisKeyword) return ownerOfThis(root) === ownerOfThis(at);
  if (!ts.isIdentifier(root)) return false;
  const { checker, uses } = context;
  const symbol = uses.references.symbolAt(root);
  if (!symbol || !namesAt(checker, at, symbol).includes(root.text)) return false;
  const declaration = symbol.valueDeclaration;
  if (!declaration || constValue(declaration)) return true;
  const name = ts.getNameOfDeclaration(declaration);
  return !name || uses.references.of(name).every(use => !isAssignee(use) || use.pos < call.pos);
}

const ownerOfThis = (node: tsTypes.Node): tsTypes.Node | undefined =>
  ts.findAncestor(node.parent, one => (ts.isFunctionLike(one) && !ts.isArrowFunction(one)) || ts.isClassLike(one));

/** Whether a value can be made on a line above the call: its tools need no type from the place where they stand. */
function canMove(value: tsTypes.Expression): boolean {
  if (ts.isAwaitExpression(value)) return canMove(inward(value.expression));
  if (ts.isCallExpression(value) || ts.isNewExpression(value) || isNamed(value)) return true;
  if (ts.isConditionalExpression(value)) return canMove(inward(value.whenTrue)) && canMove(inward(value.whenFalse));
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return canMove(inward(value.right));
  return (
    ts.isObjectLiteralExpression(value) &&
    value.properties.every(
      one =>
        ts.isShorthandPropertyAssignment(one) ||
        (ts.isPropertyAssignment(one) && canMove(inward(one.initializer))) ||
        (ts.isSpreadAssignment(one) && canMove(inward(one.expression))),
    )
  );
}
