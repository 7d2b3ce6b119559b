import { type Carried, writeBesideSpread } from '../../src/beside-spread.js';
import type { Draft } from '../../src/edit/draft.js';
import { hasComment } from '../../src/edit/layout.js';
import { guide5 } from '../../src/guides.js';
import { inward, literalKey, outward, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, ReadUse, Use } from '../../src/sdk/use.js';
import {
  type Context,
  defineTransform,
  means,
  meansAny,
  reportDoubt,
  reportStale,
  reportStray,
  sibling,
} from '../../src/transform.js';

const CALLS = ['TextOptions.maxSteps'];

export const maxSteps = defineTransform({
  id: 'max-steps',
  title: '`maxSteps` becomes `stopWhen`',
  kind: 'silent',
  from: [4],
  words: ['maxSteps'],
  keepsReads: true,
  gives: ['stopWhen'],
  why: 'Under 7 `maxSteps` is ignored: the call takes one step, tools run but the model never sees their results.',
  keeps: [
    '`maxSteps` of `useChat`, which means something else and is reported',
    '`maxSteps` of your own types and of other libraries',
  ],
  before: 'await generateText({ model, tools, prompt, maxSteps: 5 });',
  after: 'await generateText({ model, tools, prompt, stopWhen: isStepCount(5) });',
  docs: guide5('step-control-maxsteps--stopwhen'),
  stale(use, context) {
    if (use.form === 'option' && means(use, CALLS)) reportStale(use, 'stopWhen: isStepCount(…)', context);
  },
  visit(use, context) {
    if (use.form === 'stray') {
      if (context.namesSdk) reportStray(use, 'stopWhen: isStepCount(…)', context);
      return;
    }
    if (!means(use, CALLS)) return elsewhere(use, context);
    if (use.form === 'option') option(use, context);
    else if (use.form === 'spread') {
      writeBesideSpread(use, 'stopWhen', (carried, draft) => condition(carried, use.node, draft), context);
    } else {
      const assigned = use.form === 'read' ? assignedTo(use) : undefined;
      if (assigned) return convert(use.key, assigned, context);
      context.report(use.key, {
        message: '`maxSteps` is not a member of the call’s options any more.',
        remedy: 'Take the number as a parameter of your own, and pass `stopWhen: isStepCount(number)` to the call.',
        severity: 'error',
      });
    }
  },
});

/** The word on other parts of the SDK, where no number of steps takes its place. */
function elsewhere(use: Use, context: Context): void {
  if (meansAny(use, ['PrepareStepArgument.maxSteps'])) {
    context.report(use.key, {
      message: '`prepareStep` is not told `maxSteps` any more.',
      remedy: 'Read the number from where the call takes it.',
      severity: 'error',
    });
  } else if (use.form === 'option' && !meansAny(use, CALLS)) {
    context.report(use.key, {
      message:
        'On the client `maxSteps` sent the chat again after each tool result; 7 ignores it, so a chat with client tools stops after the first.',
      remedy:
        'Pass `sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls` (from `ai`), and bound the steps on the server with `stopWhen`.',
      severity: 'error',
    });
  }
}

function option(use: OptionUse, context: Context): void {
  const { node, literal } = use;
  if (sibling(use, 'stopWhen')) {
    return context.report(use.key, {
      message: '`maxSteps` stands beside `stopWhen`; 7 reads only `stopWhen`.',
      remedy: 'Delete `maxSteps`, or add `isStepCount(…)` to `stopWhen`, which also takes a list.',
    });
  }
  // The call gets the number beside the object, which stays as it is.
  if (use.isSettled) return;
  if (use.doubt) return reportDoubt(use, 'stopWhen: isStepCount(…)', use.doubt, context);
  const value = propertyValue(node);
  if (!value) {
    return context.report(use.key, {
      message: '`maxSteps` is computed by a method, which was left.',
      remedy: 'Write `stopWhen: isStepCount(…)` with the number.',
      severity: 'error',
    });
  }
  if (isDefault(value) && isOnlySource(use, context) && !hasComment(node.getSourceFile().text, node)) {
    context.change(use.key, draft => draft.removeElements(literal.properties, [node]));
  } else convert(use.key, value, context);
}

/** Writes the condition in the place of the number, under the new name. */
function convert(key: tsTypes.Node, value: tsTypes.Expression, context: Context): void {
  const number = constant(value, context);
  if (isUndefined(value)) {
    context.change(key, draft => draft.rename(key, 'stopWhen'));
  } else if (number !== undefined && number < 1) {
    context.report(key, {
      message: `4 refused \`maxSteps: ${value.getText()}\`; a count of steps that never comes would run for ever.`,
      remedy: 'Write `stopWhen: isStepCount(n)` with a number of at least 1.',
      severity: 'error',
    });
  } else if (number !== undefined && number >= Number.MAX_SAFE_INTEGER) {
    context.change(key, draft => {
      draft.rename(key, 'stopWhen');
      draft.replace(value, `${draft.import(key, 'ai', 'isLoopFinished')}()`);
    });
  } else if (happensOnce(value)) {
    context.report(key, {
      message: '`maxSteps` does something while it is computed, and what it gives is not known to be a whole number.',
      remedy: 'Put the number in a constant before the call and pass `stopWhen: isStepCount(constant)`.',
      severity: 'error',
    });
  } else {
    const form = shape(value, context);
    const type = context.checker.getTypeAtLocation(value);
    context.change(key, draft => {
      const [before, after] =
        form === 'predicate'
          ? predicate(value.getText(), numeric(type), isOperand(value))
          : [`${draft.import(key, 'ai', 'isStepCount')}(`, form === 'maybe' ? ' ?? 1)' : ')'];
      if (ts.isShorthandPropertyAssignment(key.parent)) {
        draft.replace(key.parent, 'stopWhen: ', before, value, after);
        return;
      }
      draft.rename(key, 'stopWhen');
      draft.insertBefore(value, before);
      draft.insertAfter(value, after);
      for (const none of form === 'count' ? emptyBranches(value) : []) draft.replace(none, '1');
    });
  }
}

/** `options.maxSteps = 5`: the value that is assigned. */
function assignedTo({ node }: ReadUse): tsTypes.Expression | undefined {
  const { parent } = node;
  const isAssignment =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isExpressionStatement(parent.parent);
  return isAssignment ? parent.right : undefined;
}

/** One step is the default of both functions. */
const isDefault = (value: tsTypes.Expression): boolean =>
  isUndefined(value) || (ts.isNumericLiteral(inward(value)) && Number(inward(value).getText()) === 1);

/** Whether the call takes the default where this is deleted: no spread brings a value that it overrides, or of its own. */
function isOnlySource({ literal, node }: OptionUse, { checker }: Context): boolean {
  const at = literal.properties.indexOf(node);
  return (
    ts.isCallExpression(outward(literal).parent) &&
    literal.properties.every((property, i) => {
      if (!ts.isSpreadAssignment(property)) return true;
      const type = checker.getTypeAtLocation(property.expression);
      return i > at && !(type.flags & ts.TypeFlags.Any) && !checker.getPropertyOfType(type, 'maxSteps');
    })
  );
}

/** How a number of steps must be written so that the loop always ends. */
type Shape = 'count' | 'maybe' | 'predicate';

/**
 * `isStepCount(n)` compares by `===`: undefined, NaN and fractions are never reached. Constants and plain numbers are
 * readable as a count; where undefined is possible, 4 took one step; what is computed gets a condition that ends anyway.
 */
function shape(expression: tsTypes.Expression, context: Context, depth = 0): Shape {
  const value = inward(expression);
  const number = constant(value, context);
  if (number !== undefined) return number >= 1 ? 'count' : 'predicate';
  const both = (left: tsTypes.Expression, right: tsTypes.Expression): boolean =>
    [left, right].every(part => shape(part, context, depth) === 'count');

  if (ts.isConditionalExpression(value)) {
    const branches = [value.whenTrue, value.whenFalse].filter(branch => !isUndefined(branch));
    return branches.length > 0 && branches.every(branch => shape(branch, context, depth) === 'count')
      ? 'count'
      : 'predicate';
  }
  if (ts.isBinaryExpression(value)) {
    const { left, right, operatorToken } = value;
    switch (operatorToken.kind) {
      case ts.SyntaxKind.QuestionQuestionToken:
        return shape(left, context, depth) === 'predicate' ? 'predicate' : shape(right, context, depth);
      case ts.SyntaxKind.BarBarToken:
        return shape(left, context, depth) !== 'predicate' && shape(right, context, depth) === 'count'
          ? 'count'
          : 'predicate';
      case ts.SyntaxKind.PlusToken:
      case ts.SyntaxKind.AsteriskToken:
        return both(left, right) ? 'count' : 'predicate';
      default:
        return 'predicate';
    }
  }
  if (!isPlain(value)) return 'predicate';
  const origin = originOf(value, context);
  if (origin && depth < 5 && shape(origin, context, depth + 1) === 'predicate') return 'predicate';
  const kind = numeric(context.checker.getTypeAtLocation(expression));
  return kind === 'number' ? 'count' : kind === 'maybe' ? 'maybe' : 'predicate';
}

/** In `deep ? 10 : undefined`: the branches that give none. 4 took one step then. */
function emptyBranches(expression: tsTypes.Expression): tsTypes.Expression[] {
  const value = inward(expression);
  if (isUndefined(value)) return [value];
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(emptyBranches);
  return ts.isBinaryExpression(value) ? [value.left, value.right].flatMap(emptyBranches) : [];
}

/** What a variable or member is declared with: its value is no surer than that. */
function originOf(value: tsTypes.Expression, { uses }: Context): tsTypes.Expression | undefined {
  const name = ts.isPropertyAccessExpression(value)
    ? value.name
    : ts.isElementAccessExpression(value)
      ? value.argumentExpression
      : value;
  const declaration = uses.references.symbolAt(name)?.valueDeclaration;
  if (!declaration) return undefined;
  if (ts.isShorthandPropertyAssignment(declaration)) return declaration.name;
  return ts.isVariableDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration) ||
    ts.isPropertyDeclaration(declaration)
    ? declaration.initializer
    : undefined;
}

/** The condition for what spread values carry. */
function condition({ text, types, isOptional }: Carried, at: tsTypes.Node, draft: Draft): string {
  if (types.length === 0 || types.map(numeric).includes('other')) return predicate(text, 'other', false).join(text);
  return `${draft.import(at, 'ai', 'isStepCount')}(${text}${isOptional ? ' ?? 1' : ''})`;
}

/**
 * What goes before and after a value whose count may never come: the loop goes on only while fewer steps were taken,
 * which NaN ends at once, as in 4. `Number` is what a comparison does anyway, and type-checks for every value.
 */
function predicate(value: string, kind: Numeric, operand: boolean): [before: string, after: string] {
  const name = ['steps', 'taken', 'done'].find(name => !new RegExp(`(?<![.\\w$])${name}\\b`).test(value)) ?? '_steps';
  const parameter = name === 'steps' ? '{ steps }' : `{ steps: ${name} }`;
  const [open, close] = kind !== 'number' ? ['Number(', ')'] : operand ? ['', ''] : ['(', ')'];
  return [`(${parameter}) => !(${name}.length < ${open}`, `${close})`];
}

/** Whether the value can stand beside an operator as it is. */
const isOperand = (value: tsTypes.Expression): boolean =>
  ts.isLeftHandSideExpression(value) || ts.isNumericLiteral(value);

type Numeric = 'number' | 'maybe' | 'other';

function numeric(type: tsTypes.Type): Numeric {
  const { NumberLike, Undefined, Null } = ts.TypeFlags;
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.every(part => part.flags & (NumberLike | Undefined | Null))) return 'other';
  if (!parts.some(part => part.flags & NumberLike)) return 'other';
  return parts.some(part => part.flags & (Undefined | Null)) ? 'maybe' : 'number';
}

/** The number that an expression is known to be: a literal, or a `const` with one; whole numbers and Infinity only. */
function constant(expression: tsTypes.Expression, context: Context): number | undefined {
  const value = inward(expression);
  if (ts.isNumericLiteral(value)) return whole(Number(value.text));
  if (
    ts.isPrefixUnaryExpression(value) &&
    value.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(value.operand)
  ) {
    return whole(-Number(value.operand.text));
  }
  if (/^(?:Infinity|Number\.(?:MAX_SAFE_INTEGER|MAX_VALUE|POSITIVE_INFINITY))$/.test(value.getText()))
    return Number.POSITIVE_INFINITY;
  if (!ts.isIdentifier(value)) return undefined;
  const declaration = context.uses.references.symbolAt(value)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const isConst = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  const initializer = inward(declaration.initializer);
  return isConst && ts.isNumericLiteral(initializer) ? whole(Number(initializer.text)) : undefined;
}

const whole = (number: number): number | undefined => (Number.isInteger(number) ? number : undefined);

const isUndefined = (expression: tsTypes.Expression): boolean => {
  const value = inward(expression);
  return ts.isIdentifier(value) && value.text === 'undefined';
};

/** A parameter, constant or member: nothing is computed, so what its type says is what it is. */
function isPlain(expression: tsTypes.Expression): boolean {
  const value = inward(expression);
  if (ts.isIdentifier(value)) return value.text !== 'NaN';
  if (value.kind === ts.SyntaxKind.ThisKeyword) return true;
  if (ts.isElementAccessExpression(value)) {
    return literalKey(value.argumentExpression) !== undefined && isPlain(value.expression);
  }
  if (!ts.isPropertyAccessExpression(value)) return false;
  return !/^(?:process\.env\b|import\.meta\b|Number\.NaN$)/.test(value.getText()) && isPlain(value.expression);
}

/** Whether evaluating it again would wait, or do something again. */
function happensOnce(value: tsTypes.Node): boolean {
  const { PlusPlusToken, MinusMinusToken, FirstAssignment, LastAssignment } = ts.SyntaxKind;
  if (ts.isAwaitExpression(value) || ts.isYieldExpression(value)) return true;
  if (ts.isPostfixUnaryExpression(value)) return true;
  if (ts.isPrefixUnaryExpression(value) && [PlusPlusToken, MinusMinusToken].includes(value.operator)) return true;
  if (ts.isBinaryExpression(value)) {
    const { kind } = value.operatorToken;
    if (kind >= FirstAssignment && kind <= LastAssignment) return true;
  }
  return ts.forEachChild(value, child => !ts.isFunctionLike(child) && happensOnce(child)) ?? false;
}
