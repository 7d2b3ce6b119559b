import { guide7 } from '../../src/guides.js';
import { parameterOf } from '../../src/sdk/expected.js';
import { ENDS } from '../../src/sdk/origins.js';
import { constituents, propertyOf } from '../../src/sdk/symbols.js';
import { propertyValue, staticName, walk } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { OF_ALL_STEPS_IN_4, SWAPPED } from './members.js';
import { isPlainIn4, reportPlain } from './whole-results/plain.js';

export const wholeResults = defineTransform({
  id: 'whole-results',
  title: 'Results that are used as a whole are reported',
  kind: 'silent',
  from: [4, 5, 6],
  words: [],
  hints: ['generateText', 'streamText', 'Agent', 'TextResult'],
  why: 'What takes a result as a whole sees what 7 made of it: `usage`, `toolCalls` and others are those of all steps, and there are more keys, as `initialResponseMessages`. In 4 results and steps were plain objects; since 5 most members are getters, which copies and JSON leave out.',
  keeps: ['everything: whether it matters, only a person can say'],
  before: 'expect(await generateText({ model, prompt })).toMatchSnapshot();',
  after: 'expect(await generateText({ model, prompt })).toMatchSnapshot();',
  docs: guide7('generatetext-and-streamtext-result-properties-now-include-all-steps'),
  visit() {},
  inspect(source, context) {
    if (!context.namesSdk || context.generation === null || context.wasNew) return;
    walk(source, node => {
      if (context.generation === 4) reportPlain(node, context);
      if (ts.isCallExpression(node)) for (const argument of node.arguments) examine(node, argument, context);
      else if (ts.isSpreadAssignment(node) && isResult(node.expression, context)) reportCopied(node, context);
      else if (ts.isObjectLiteralElementLike(node) && ENDS.includes(staticName(node.name) ?? ''))
        reportOwnEvent(node, context);
    });
  },
});

/** Whether it is a result, or the event that ends a run. */
function isResult(value: tsTypes.Expression, context: Context): boolean {
  if (ts.isLiteralExpression(value) || ts.isFunctionLike(value) || ts.isObjectLiteralExpression(value)) return false;
  return isResultType(context.checker.getTypeAtLocation(value), context);
}

const isResultType = (type: tsTypes.Type, { checker }: Context): boolean =>
  !isOpaque(type) && constituents(checker, type).some(part => propertyOf(checker, part, 'finalStep').owners.length > 0);

function examine(call: tsTypes.CallExpression, argument: tsTypes.Expression, context: Context): void {
  if (!isResult(argument, context)) return;
  const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();
  if (callee === 'stringify' || callee === 'json') reportCopied(argument, context);
  else if (callee === 'expect') {
    const matcher = call.parent;
    const name = ts.isPropertyAccessExpression(matcher) ? matcher.name.text : '';
    if (/Snapshot$|^to(?:Strict)?Equal$/.test(name)) reportCompared(argument, context);
  } else {
    const type = parameterOf(argument, call, context.checker)?.type;
    if (!type) return;
    if (isStepType(type, context)) reportAsStep(argument, context);
    else reportOwnType(argument, type, context);
  }
}

/** Only a step says how fast it was. */
const isStepType = (type: tsTypes.TypeNode, { checker }: Context): boolean =>
  propertyOf(checker, checker.getTypeFromTypeNode(type), 'performance').owners.some(
    ({ type }) => type === 'StepResult',
  );

function reportAsStep(value: tsTypes.Expression, { checker, report }: Context): void {
  if (propertyOf(checker, checker.getTypeAtLocation(value), 'performance').owners.length > 0) return;
  report(value, {
    message:
      'A result or the event that ends a call is taken as a step, and does not have all that a step has under 7.',
    remedy:
      'Hand over its `finalStep`, or let the function take `StreamTextEndEvent`, where it needs `usage` of all steps.',
    severity: 'error',
  });
}

/** A result that is taken as a type of the project's own, whose members are read there under their old names. */
function reportOwnType(value: tsTypes.Expression, type: tsTypes.TypeNode, context: Context): void {
  const { origins } = context.uses;
  const names = ownMembers(type, context);
  if (names.length > 0 && !origins.takeOneStep(origins.of(value), context.generation))
    reportTaken(value, names, context);
}

const TAKES_STEPS = /^\.(?:generate|stream)Text$|Agent\b/;

/** A function that takes the event of `onFinish` as a type of the project's own. */
function reportOwnEvent(option: tsTypes.ObjectLiteralElementLike, context: Context): void {
  const { origins } = context.uses;
  const [parameter] = origins.functionIn(option)?.parameters ?? [];
  const names = parameter?.type ? ownMembers(parameter.type, context) : [];
  if (!parameter || names.length === 0 || !ts.isObjectLiteralExpression(option.parent)) return;
  const takers = origins.takersOf(option.parent)?.filter(({ made }) => TAKES_STEPS.test(made)) ?? [];
  if (takers.length === 0 || origins.takeOneStep(takers, context.generation)) return;
  const isInline = ts.findAncestor(parameter, node => node === option) !== undefined;
  reportTaken(isInline ? parameter : (propertyValue(option) ?? option), names, context);
}

const ownMembers = (type: tsTypes.TypeNode, { checker, generation }: Context): string[] =>
  (generation === 4 ? SWAPPED.filter(name => !OF_ALL_STEPS_IN_4.includes(name)) : SWAPPED).filter(
    name => propertyOf(checker, checker.getTypeFromTypeNode(type), name).foreign.length > 0,
  );

function reportTaken(node: tsTypes.Node, names: readonly string[], context: Context): void {
  const list = names.map(name => `\`${name}\``).join(', ');
  context.report(node, {
    message: `It is taken as a type of your own with ${list}, which under 7 are those of all steps, and were those of the last.`,
    remedy: 'Hand over `finalStep` of the result where the last step is meant.',
  });
}

function reportCopied(node: tsTypes.SpreadAssignment | tsTypes.Expression, context: Context): void {
  if (isPlainIn4(ts.isSpreadAssignment(node) ? node.expression : node, context)) return;
  context.report(node, {
    message: 'A result or event of the SDK is copied as a whole: under 7 it has more keys, and members of all steps.',
    remedy: 'Take the members that are needed by name, if what reads the copy counts on its keys.',
    severity: 'info',
  });
}

function reportCompared(node: tsTypes.Node, context: Context): void {
  context.report(node, {
    message:
      'A whole result is compared: under 7 it has more keys, such as `initialResponseMessages`, and its steps have others.',
    remedy: 'Compare the members that matter, or update the snapshot.',
  });
}
