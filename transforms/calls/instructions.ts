import { guide7 } from '../../src/guides.js';
import { outward, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameMember } from '../../src/transform.js';

const rename = renameMember({
  id: 'instructions',
  title: '`system` becomes `instructions`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members: [
    'Prompt.system',
    'AgentSettings.system',
    'PrepareStepResult.system',
    'RepairToolCallArgument.system',
    'OnStartEvent.system',
    'OnStepStartEvent.system',
  ],
  to: 'instructions',
  aliases: ['Prompt.system'],
  why: 'The option is an alias under 7 and will go; the events of `onStart` and `onStepStart` have only the new name.',
  keeps: [
    "`role: 'system'`",
    '`system` of your own types and of other libraries',
    '`system` in an object that your own code takes before the SDK does: it may be read there, and 7 still accepts it',
    '`system` before a spread that may bring another: 7 prefers `instructions`, so the spread would no longer win',
    'the start events of `generateObject` and `streamObject`, which keep `system`',
  ],
  before: "await generateText({ model, system: 'Be brief.', prompt });",
  after: "await generateText({ model, instructions: 'Be brief.', prompt });",
  docs: guide7('system-renamed-to-instructions'),
});

/** Options that 7 takes under both names. */
const ALIASES = ['Prompt.system', 'PrepareStepResult.system'];

export const instructions = defineTransform({
  ...rename,
  visit(use, context) {
    if ((use.form === 'option' || use.form === 'spread') && means(use, ['AgentCallOptions.system'])) {
      return context.report(use.key, {
        message: 'Agents of 7 take no `system` with a call; beside `instructions` of the agent it is ignored.',
        remedy:
          'Give the agent a `prepareCall` that returns `instructions`, or create an agent for each set of instructions.',
        severity: 'error',
      });
    }
    if (means(use, ALIASES)) {
      // Left as it is, it goes on working.
      if (use.form === 'spread') return;
      if (use.form === 'option' && changesRank(use, context)) return;
    }
    rename.visit(use, context);
  },
});

/** 7 prefers `instructions` to `system` wherever they stand, and takes `system` where `instructions` is undefined. */
function changesRank({ literal, node }: OptionUse, context: Context): boolean {
  return mayBeReplaced(literal, node, context) || mayUncover(literal, node, context);
}

/** Whether something that is spread later, here or where the value is spread itself, may bring a `system` of its own. */
function mayBeReplaced(
  literal: tsTypes.ObjectLiteralExpression,
  element: tsTypes.ObjectLiteralElementLike,
  context: Context,
  seen: readonly tsTypes.Node[] = [],
): boolean {
  const later = literal.properties.slice(literal.properties.indexOf(element) + 1);
  return spreadsSystem(later, context) || isReplaced(literal, context, [...seen, literal]);
}

function isReplaced(value: tsTypes.Node, context: Context, seen: readonly tsTypes.Node[]): boolean {
  const node = outward(value);
  const { parent } = node;
  if (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent)) return isReplaced(parent, context, seen);
  if (ts.isSpreadAssignment(parent)) {
    return !seen.includes(parent.parent) && mayBeReplaced(parent.parent, parent, context, seen);
  }
  if (ts.isCallExpression(parent) && parent.expression.getText() === 'Object.assign') {
    const later = parent.arguments.slice(parent.arguments.indexOf(node as tsTypes.Expression) + 1);
    return later.some(argument => bringsSystem(argument, context)) || isReplaced(parent, context, seen);
  }
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== node || seen.includes(parent)) return false;
  return context.uses.references.of(parent.name).some(use => isReplaced(use, context, [...seen, parent]));
}

/** Whether the value may be undefined, over a `system` that is spread before it. */
function mayUncover(
  literal: tsTypes.ObjectLiteralExpression,
  element: tsTypes.ObjectLiteralElementLike,
  context: Context,
): boolean {
  const value = propertyValue(element);
  const type = value && context.checker.getTypeAtLocation(value);
  const maybe = !type || (type.isUnion() ? type.types : [type]).some(part => part.flags & ts.TypeFlags.Undefined);
  return maybe && spreadsSystem(literal.properties.slice(0, literal.properties.indexOf(element)), context);
}

const spreadsSystem = (properties: readonly tsTypes.ObjectLiteralElementLike[], context: Context): boolean =>
  properties.some(property => ts.isSpreadAssignment(property) && bringsSystem(property.expression, context));

/** A literal in the spread is renamed by itself. */
function bringsSystem(spread: tsTypes.Expression, { checker }: Context): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(spread));
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  return (type.isUnion() ? type.types : [type]).some(part => {
    if (checker.getIndexTypeOfType(part, ts.IndexKind.String)) return true;
    const declarations = checker.getPropertyOfType(part, 'system')?.declarations ?? [];
    return declarations.some(({ pos, end }) => pos < spread.pos || end > spread.end);
  });
}
