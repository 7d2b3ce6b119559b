import { writeBesideSpread } from '../../src/beside-spread.js';
import { hasComment } from '../../src/edit/layout.js';
import { guide5 } from '../../src/guides.js';
import { outward, propertyValue } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
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
import { isDefault } from './max-steps/number.js';
import { conditionFor, writeCondition } from './max-steps/write.js';

/** How the new form is named in findings. */
const NEW = 'stopWhen: isStepCount(…)';
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
    if (use.form === 'option' && means(use, CALLS)) reportStale(use, NEW, context);
  },
  visit(use, context) {
    if (use.form === 'stray') {
      if (context.namesSdk) reportStray(use, NEW, context);
      return;
    }
    if (!means(use, CALLS)) return reportElsewhere(use, context);
    if (use.form === 'option') changeOption(use, context);
    else if (use.form === 'spread') {
      writeBesideSpread(
        use,
        'stopWhen',
        (carried, draft) => conditionFor(carried, use.node, draft, context),
        context,
        false,
      );
    } else {
      const assigned = use.form === 'read' ? assignedTo(use) : undefined;
      if (assigned) return writeCondition(use.key, assigned, context);
      context.report(use.key, {
        message: '`maxSteps` is not a member of the call’s options any more.',
        remedy: 'Take the number as a parameter of your own, and pass `stopWhen: isStepCount(number)` to the call.',
        severity: 'error',
      });
    }
  },
});

/** The word on other parts of the SDK, where no number of steps takes its place. */
function reportElsewhere(use: Use, context: Context): void {
  if (meansAny(use, ['PrepareStepArgument.maxSteps'])) {
    context.report(use.key, {
      message: '`prepareStep` is not told `maxSteps` any more.',
      remedy: 'Read the number from where the call takes it.',
      severity: 'error',
    });
  } else if (use.form === 'option' && meansAny(use, CALLS)) {
    context.report(use.key, {
      message:
        '`maxSteps` goes to a call, where `stopWhen` takes its place, and to a chat of the client, where nothing does.',
      remedy: 'Give the call a `stopWhen: isStepCount(…)` of its own, and take `maxSteps` out of what they share.',
      severity: 'error',
    });
  } else if (use.form === 'option' || use.form === 'spread') {
    // What goes straight into a chat changes with it.
    if (use.form === 'option' && use.direct && /['"](?:@ai-sdk|ai)\/(?:react|vue|svelte)['"]/.test(context.unit.code))
      return;
    context.report(use.key, {
      message:
        'On the client `maxSteps` sent the chat again after each tool result; 7 ignores it, so a chat with client tools stops after the first.',
      remedy:
        'Pass `sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls` (from `ai`), and bound the steps on the server with `stopWhen`.',
      severity: 'error',
    });
  }
}

function changeOption(use: OptionUse, context: Context): void {
  const { node, literal } = use;
  if (sibling(use, 'stopWhen')) {
    return context.report(use.key, {
      message: '`maxSteps` stands beside `stopWhen`; 7 reads only `stopWhen`.',
      remedy: 'Delete `maxSteps`, or add `isStepCount(…)` to `stopWhen`, which also takes a list.',
    });
  }
  // The call gets the number beside the object, which stays as it is.
  if (use.isSettled) return;
  if (use.doubt) return reportDoubt(use, NEW, use.doubt, context);
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
  } else writeCondition(use.key, value, context);
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

/** Whether the call takes the default where this is deleted: no spread brings a value that it overrides, or of its own. */
function isOnlySource({ literal, node }: OptionUse, { checker }: Context): boolean {
  const at = literal.properties.indexOf(node);
  return (
    ts.isCallExpression(outward(literal).parent) &&
    literal.properties.every((property, i) => {
      if (!ts.isSpreadAssignment(property)) return true;
      const type = checker.getTypeAtLocation(property.expression);
      return i > at && !isOpaque(type) && !checker.getPropertyOfType(type, 'maxSteps');
    })
  );
}
