import { guide5 } from '../../src/guides.js';
import { comparedStrings, isAssignee, isEquality } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { MentionUse, ReadUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const TYPE = ['StepResult.stepType'];
const CONTINUED = ['StepResult.isContinued', 'StepFinishPart.isContinued'];

export const stepType = defineTransform({
  id: 'step-type',
  title: '`stepType` and `isContinued` of a step are gone',
  kind: 'silent',
  from: [4],
  words: ['stepType', 'isContinued'],
  why: 'Steps are told apart by their number since 5, and none is continued by another: reading the old names gives `undefined`, which no comparison meets.',
  keeps: [
    'members of that name of your own types',
    "`Omit<StepResult<Tools>, 'stepType' | 'isContinued'>`, which compiles",
  ],
  before: "if (step.stepType === 'initial') start();",
  after: 'if (step.stepNumber === 0) start();',
  docs: guide5('step-type-removal'),
  visit(use, context) {
    const isContinued = means(use, CONTINUED);
    if (!isContinued && !means(use, TYPE)) return;
    if (use.form === 'mention' && isOmitted(use)) return;
    if (use.form === 'read' && !isAssignee(use.node))
      if (isContinued ? replaceRead(use, context) : changeComparison(use, context)) return;
    if (use.form === 'option' && !use.doubt && use.reads.length === 0) {
      context.change(use.key, draft => draft.removeElements(use.literal.properties, [use.node]));
      return;
    }
    report(use, context);
  },
});

/** No step is continued. */
function replaceRead({ node }: ReadUse, context: Context): boolean {
  const { parent } = node;
  const isNegated = ts.isPrefixUnaryExpression(parent);
  return context.change(node, draft => draft.replace(isNegated ? parent : node, String(isNegated)));
}

/** `step.stepType === 'tool-result'` → `step.stepNumber > 0` */
function changeComparison({ key, node }: ReadUse, context: Context): boolean {
  const { parent } = node;
  const [literal] = comparedStrings(node);
  if (!literal || !ts.isBinaryExpression(parent) || !isEquality(parent.operatorToken)) return false;
  const isEqual = !parent.operatorToken.getText().startsWith('!');
  if (literal.text === 'continue') return context.change(node, draft => draft.replace(parent, String(!isEqual)));
  const isFirst = literal.text === 'initial';
  if (!isFirst && literal.text !== 'tool-result') return false;
  return context.change(node, draft => {
    draft.rename(key, 'stepNumber');
    draft.replace(literal, '0');
    if (isFirst) return;
    const later = parent.left === node ? '>' : '<';
    draft.replace(parent.operatorToken, isEqual ? later : '===');
  });
}

/** `Omit<StepResult<Tools>, 'stepType'>`, which takes any key. */
function isOmitted({ node }: MentionUse): boolean {
  const type = ts.findAncestor(node as tsTypes.Node, ts.isTypeReferenceNode);
  return type?.typeName.getText() === 'Omit';
}

function report({ key, name }: Use, context: Context): void {
  context.report(key, {
    message: `A step has no \`${name}\` since 5.`,
    remedy:
      name === 'stepType'
        ? 'Ask for `stepNumber`: it is 0 for the initial step, and more for those that follow the result of a tool.'
        : 'Delete it: no step is continued by another any more.',
    severity: 'error',
  });
}
