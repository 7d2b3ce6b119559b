import { guide6 } from '../../src/guides.js';
import {
  type FunctionNode,
  inward,
  isFunctionNode,
  isNamed,
  isScript,
  propertyNamed,
  propertyValue,
  staticName,
} from '../../src/sdk/syntax.js';
import { mayMiss } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { MemberUse, OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { canTakeOutput, takeOutput } from './output-parameter.js';

export const modelOutput = defineTransform({
  id: 'model-output',
  title: '`toModelOutput` takes the output in an object',
  kind: 'silent',
  from: [5],
  words: ['toModelOutput'],
  why: 'From 6 on `toModelOutput` is given `{ toolCallId, input, output }` instead of the output. Where the output only becomes text nothing fails: the model reads `[object Object]`, or is shown the input too.',
  keeps: [
    'a function that takes no parameter, or takes `output` out of it already',
    '`toModelOutput` of your own types',
  ],
  before: "toModelOutput: weather => ({ type: 'text', value: String(weather) }),",
  after: "toModelOutput: ({ output: weather }) => ({ type: 'text', value: String(weather) }),",
  docs: guide6('tooltomodeloutput-changes'),
  visit(use, context) {
    if (!means(use, ['Tool.toModelOutput']) || context.wasNew) return;
    if (use.form !== 'option' && use.form !== 'member') return;
    const fn = functionIn(use);
    const isOption = use.form === 'option';
    if (!fn) return isOption && context.generation !== null ? wrapReference(use, context) : report(use.key, context);
    if (fn.parameters.length === 0) return;
    if (looksNew(fn, context)) {
      if (isOption && hasOutput(use, context)) report(use.key, context);
    } else if (context.generation === null || !canTakeOutput(fn)) report(use.key, context);
    else context.change(fn, draft => takeOutput(fn, draft));
  },
});

/** The function that is written there. */
function functionIn({ node }: OptionUse | MemberUse): FunctionNode | undefined {
  if (ts.isMethodDeclaration(node)) return node;
  const value = ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node) ? node.initializer : undefined;
  const fn = value && inward(value);
  return fn && isFunctionNode(fn) ? fn : undefined;
}

/** A function that stands elsewhere may be called elsewhere too, or may not be there: `toModelOutput: ({ output }) => toText(output)`. */
function wrapReference(use: OptionUse, context: Context): void {
  const value = propertyValue(use.node);
  if (!value || !isNamed(value)) return report(use.key, context);
  const name = value.getText();
  const isOptional = mayMiss(context.checker.getTypeAtLocation(value));
  const call = isOptional && !isScript(value) ? `${name}!(output)` : `${name}(output)`;
  context.change(use.key, draft => {
    const text = isOptional ? `${name} && (({ output }) => ${call})` : `({ output }) => ${call}`;
    if (ts.isShorthandPropertyAssignment(use.node)) draft.insertAfter(value, `: ${text}`);
    else draft.replace(value, text);
  });
}

const MEMBERS = ['toolCallId', 'input', 'output'];

/** Whether a function reads its parameter as what 6 and 7 give it. */
function looksNew({ parameters: [parameter] }: FunctionNode, { uses }: Context): boolean {
  const name = parameter!.name;
  if (ts.isObjectBindingPattern(name)) {
    const taken = name.elements.map(element => staticName(element.propertyName ?? element.name) ?? '');
    return taken.includes('output') && taken.every(member => MEMBERS.includes(member));
  }
  const reads = uses.references.of(name).map(({ parent }) => parent);
  const isMember = (read: tsTypes.Node): boolean =>
    ts.isPropertyAccessExpression(read) && MEMBERS.includes(read.name.text);
  return reads.length > 0 && reads.every(isMember);
}

/** Whether what the tool gives has a member `output` itself, so that a function of 5 may look like one of 7. */
function hasOutput({ literal }: OptionUse, { checker, uses }: Context): boolean {
  const property = propertyNamed(literal, 'execute');
  const fn = property && uses.origins.functionIn(property);
  const signature = fn && checker.getSignatureFromDeclaration(fn);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  const output = type && (checker.getAwaitedType(type) ?? type);
  return output !== undefined && checker.getPropertyOfType(output, 'output') !== undefined;
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'From 6 on `toModelOutput` is given `{ toolCallId, input, output }`; this one may still take the output itself, which was the way of 5.',
    remedy: 'Take the output as `({ output }) => …`; nothing is to be done where it already comes from there.',
  });
}
