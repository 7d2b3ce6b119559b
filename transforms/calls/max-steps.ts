import type { Draft } from '../../src/edit/draft.js';
import { guide5 } from '../../src/guides.js';
import { inward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse, Use } from '../../src/sdk/uses.js';
import {
  type Context,
  defineTransform,
  means,
  meansAny,
  reportDoubt,
  reportStray,
  sibling,
  writeBesideSpread,
} from '../../src/transform.js';

const CALLS = ['TextOptions.maxSteps'];

export const maxSteps = defineTransform({
  id: 'max-steps',
  title: '`maxSteps` becomes `stopWhen`',
  kind: 'silent',
  from: [4],
  words: ['maxSteps'],
  gives: ['stopWhen'],
  why: 'Under 7 `maxSteps` is ignored: the call takes one step, tools run but the model never sees their results.',
  keeps: [
    '`maxSteps` of `useChat`, which means something else and is reported',
    '`maxSteps` of your own types and of other libraries',
  ],
  before: 'await generateText({ model, tools, prompt, maxSteps: 5 });',
  after: 'await generateText({ model, tools, prompt, stopWhen: isStepCount(5) });',
  docs: guide5('step-control-maxsteps--stopwhen'),
  visit(use, context) {
    if (use.form === 'stray') {
      if (context.namesSdk) reportStray(use, 'stopWhen: isStepCount(…)', context);
      return;
    }
    if (!means(use, CALLS)) return elsewhere(use, context);
    if (use.form === 'option') option(use, context);
    else if (use.form === 'spread') {
      const type = typeOfProperty(use.type, use.name, context);
      writeBesideSpread(
        use,
        'stopWhen',
        (value, draft) => condition(`${value}.maxSteps`, type, use.node, draft),
        context,
      );
    } else {
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
  const { node } = use;
  if (sibling(use, 'stopWhen')) {
    return context.report(use.key, {
      message: '`maxSteps` stands beside `stopWhen`; 7 reads only `stopWhen`.',
      remedy: 'Delete `maxSteps`, or add `isStepCount(…)` to `stopWhen`, which also takes a list.',
    });
  }
  const [read] = use.reads;
  const doubt = use.doubt ?? (read && { node: read.key, reason: 'the number is also read from the object' });
  if (doubt) return reportDoubt(use, 'stopWhen: isStepCount(…)', doubt, context);
  if (ts.isShorthandPropertyAssignment(node)) {
    const type = context.checker.getTypeAtLocation(node.name);
    context.change(use.key, draft => {
      draft.replace(node, `stopWhen: ${condition(node.name.text, type, node, draft)}`);
    });
    return;
  }
  if (!ts.isPropertyAssignment(node)) {
    return context.report(use.key, {
      message: '`maxSteps` is computed by a method, which was left.',
      remedy: 'Write `stopWhen: isStepCount(…)` with the number.',
      severity: 'error',
    });
  }
  const value = inward(node.initializer);
  const number = constant(value, context);
  if (number === 1 || isUndefined(value)) {
    // One step is the default of both functions.
    context.change(use.key, draft => draft.removeElements(use.literal.properties, [node]));
  } else if (number !== undefined && number < 1) {
    context.report(use.key, {
      message: `4 refused \`maxSteps: ${value.getText()}\`; a count of steps that never comes would run for ever.`,
      remedy: 'Write `stopWhen: isStepCount(n)` with a number of at least 1.',
      severity: 'error',
    });
  } else if (number !== undefined && (number === Number.POSITIVE_INFINITY || number >= Number.MAX_SAFE_INTEGER)) {
    context.change(use.key, draft => {
      draft.rename(use.key, 'stopWhen');
      draft.replace(node.initializer, `${draft.import(node, 'ai', 'isLoopFinished')}()`);
    });
  } else if (hasAwait(value)) {
    context.report(use.key, {
      message: '`maxSteps` waits for its value, and what it gives is not known to be a whole number.',
      remedy: 'Put the number in a constant before the call and pass `stopWhen: isStepCount(constant)`.',
      severity: 'error',
    });
  } else {
    const type = context.checker.getTypeAtLocation(value);
    const form = shape(value, type, context);
    context.change(use.key, draft => {
      draft.rename(use.key, 'stopWhen');
      if (form === 'predicate') {
        const [before, after] = predicate(value.getText(), numeric(type));
        draft.insertBefore(node.initializer, before);
        draft.insertAfter(node.initializer, after);
      } else {
        const loose = form === 'maybe' && !isPlain(value);
        draft.insertBefore(node.initializer, `${draft.import(node, 'ai', 'isStepCount')}(${loose ? '(' : ''}`);
        draft.insertAfter(node.initializer, `${loose ? ')' : ''}${form === 'maybe' ? ' ?? 1' : ''})`);
      }
    });
  }
}

/** How a number of steps must be written so that the loop always ends. */
type Shape = 'count' | 'maybe' | 'predicate';

/**
 * `isStepCount(n)` compares by `===`: undefined, NaN and fractions are never reached. Constants and plain numbers are
 * readable as a count; where undefined is possible, 4 took one step; what is computed gets a condition that ends anyway.
 */
function shape(value: tsTypes.Expression, type: tsTypes.Type, context: Context): Shape {
  if (isWhole(value, context)) return 'count';
  if (ts.isBinaryExpression(value) && isFallback(value)) {
    const left = inward(value.left);
    const fits = numeric(context.checker.getTypeAtLocation(left)) !== 'other';
    return isPlain(left) && fits && isWhole(inward(value.right), context) ? 'count' : 'predicate';
  }
  if (ts.isConditionalExpression(value)) {
    const branches = [value.whenTrue, value.whenFalse].map(inward);
    if (branches.every(branch => isWhole(branch, context) || isUndefined(branch))) return 'maybe';
  }
  if (!isPlain(value)) return 'predicate';
  const kind = numeric(type);
  return kind === 'number' ? 'count' : kind === 'maybe' ? 'maybe' : 'predicate';
}

/** The condition for a name or member that can be read again. */
function condition(text: string, type: tsTypes.Type | undefined, at: tsTypes.Node, draft: Draft): string {
  const kind = type ? numeric(type) : 'other';
  if (kind === 'other') return predicate(text, kind).join(text);
  return `${draft.import(at, 'ai', 'isStepCount')}(${text}${kind === 'maybe' ? ' ?? 1' : ''})`;
}

/**
 * What goes before and after a value whose count may never come: the loop goes on only while fewer steps were taken,
 * which NaN ends at once, as in 4. `Number` is what a comparison does anyway, and type-checks for every value.
 */
function predicate(value: string, kind: Numeric): [before: string, after: string] {
  const parameter = /\bsteps\b/.test(value) ? '{ steps: taken }' : '{ steps }';
  const count = parameter === '{ steps }' ? 'steps' : 'taken';
  return [`(${parameter}) => !(${count}.length < ${kind === 'number' ? '' : 'Number'}(`, '))'];
}

type Numeric = 'number' | 'maybe' | 'other';

function numeric(type: tsTypes.Type): Numeric {
  const { NumberLike, Undefined, Null } = ts.TypeFlags;
  const parts = type.isUnion() ? type.types : [type];
  if (!parts.every(part => part.flags & (NumberLike | Undefined | Null))) return 'other';
  if (!parts.some(part => part.flags & NumberLike)) return 'other';
  return parts.some(part => part.flags & (Undefined | Null)) ? 'maybe' : 'number';
}

/** A value that is a whole number of at least 1 whatever happens. */
function isWhole(value: tsTypes.Expression, context: Context): boolean {
  const number = constant(value, context);
  if (number !== undefined) return number >= 1;
  if (ts.isConditionalExpression(value))
    return isWhole(inward(value.whenTrue), context) && isWhole(inward(value.whenFalse), context);
  return false;
}

/** The number that an expression is known to be: a literal, or a `const` with one; whole numbers and Infinity only. */
function constant(value: tsTypes.Expression, context: Context): number | undefined {
  if (ts.isNumericLiteral(value)) return whole(Number(value.text));
  if (
    ts.isPrefixUnaryExpression(value) &&
    value.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(value.operand)
  ) {
    return whole(-Number(value.operand.text));
  }
  if (ts.isIdentifier(value) && value.text === 'Infinity') return Number.POSITIVE_INFINITY;
  if (/^Number\.(?:MAX_SAFE_INTEGER|MAX_VALUE|POSITIVE_INFINITY)$/.test(value.getText()))
    return Number.POSITIVE_INFINITY;
  if (!ts.isIdentifier(value)) return undefined;
  const declaration = context.uses.references.symbolAt(value)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const isConst = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isConst && ts.isNumericLiteral(declaration.initializer)
    ? whole(Number(declaration.initializer.text))
    : undefined;
}

const whole = (number: number): number | undefined => (Number.isInteger(number) ? number : undefined);

const isUndefined = (value: tsTypes.Expression): boolean => ts.isIdentifier(value) && value.text === 'undefined';

const isFallback = (value: tsTypes.BinaryExpression): boolean =>
  value.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
  value.operatorToken.kind === ts.SyntaxKind.BarBarToken;

/** A parameter, constant or member: nothing is computed, so what its type says is what it is. */
function isPlain(value: tsTypes.Expression): boolean {
  if (ts.isIdentifier(value) || value.kind === ts.SyntaxKind.ThisKeyword) return true;
  if (!ts.isPropertyAccessExpression(value)) return false;
  return !/^process\.env\b|^import\.meta\b/.test(value.getText()) && isPlain(inward(value.expression));
}

function typeOfProperty(type: tsTypes.Type, name: string, { checker }: Context): tsTypes.Type | undefined {
  const symbol = checker.getPropertyOfType(checker.getNonNullableType(type), name);
  return symbol && checker.getTypeOfSymbol(symbol);
}

function hasAwait(value: tsTypes.Expression): boolean {
  let found = ts.isAwaitExpression(value);
  ts.forEachChild(value, child => {
    if (!ts.isFunctionLike(child)) found ||= hasAwait(child as tsTypes.Expression);
  });
  return found;
}
