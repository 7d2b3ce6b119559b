import { expectedType } from '../../src/sdk/expected.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { inward, isScript, propertyNamed } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { SpreadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { keepPromise } from './execute-context/result.js';

const NAMES = ['context', 'experimental_context'];

export const executeContext = defineTransform({
  id: 'execute-context',
  title: 'A tool that is run by hand gets a `context`',
  kind: 'breaking',
  from: [4, 5, 6],
  words: ['toolCallId'],
  gives: ['context'],
  why: 'Under 7 the options of `execute` need a `context`; without one a test or a loop that runs a tool does not compile.',
  keeps: [
    'options that have a context already, or may bring one in a spread',
    'options that a cast or `Partial` excuses from it, and files of JavaScript',
    '`toolCallId` of messages, parts and your own types',
  ],
  before: "await weather.execute!({ city: 'Rome' }, { toolCallId: '1', messages: [] });",
  after: "await weather.execute!({ city: 'Rome' }, { toolCallId: '1', messages: [], context: {} });",
  docs: 'https://ai-sdk.dev/docs/reference/ai-sdk-core/tool',
  visit(use, context) {
    if (!means(use, ['ToolExecutionOptions.toolCallId'])) return;
    if (use.form === 'spread') return completeValue(use, context);
    if (use.form !== 'option') return;
    const { literal } = use;
    if (isScript(literal) || isExcused(literal, context)) return;
    if (context.generation === 4 && !context.wasNew) keepPromise(literal, context);
    const spreads = literal.properties.filter(ts.isSpreadAssignment);
    if (NAMES.some(name => propertyNamed(literal, name)) || spreads.some(spread => bringsOne(spread, context))) return;
    if (use.doubt || isReader(literal, context)) return reportMissing(use.key, context);
    context.change(use.key, draft => {
      const text = 'context: {}';
      // What a spread may bring wins.
      if (spreads[0]) draft.addElementBefore(spreads[0], text);
      else draft.addProperty(literal, text);
    });
  },
});

/** `weather.execute(input, options)` → `weather.execute(input, { context: {}, ...options })`, so that a context in it wins. */
function completeValue({ node, type, key }: SpreadUse, context: Context): void {
  const { checker } = context;
  const { parent } = node;
  const isArgument = ts.isCallExpression(parent) && parent.expression !== node;
  if (!isArgument || isScript(node) || !isRequired(type, 'messages', checker) || isRequired(type, 'context', checker))
    return;
  if (!isWhole(expectedType(checker, parent.arguments.find(argument => argument === node)!) ?? type, checker)) return;
  if (checker.getPropertyOfType(type, 'experimental_context') || isReader(node, context))
    return reportMissing(key, context);
  context.change(key, draft => {
    draft.insertBefore(node, '{ context: {}, ...');
    draft.insertAfter(node, ' }');
  });
}

function reportMissing(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'The options of a tool that is run by hand need a `context` under 7.',
    remedy: 'Add `context:` with the value that the tool reads; `{}` where it reads none.',
    severity: 'error',
  });
}

/** Whether a cast does not ask for all members. */
function isExcused({ parent }: tsTypes.Node, { checker }: Context): boolean {
  if (!ts.isAsExpression(parent) && !ts.isTypeAssertionExpression(parent)) return false;
  return !isWhole(checker.getTypeFromTypeNode(parent.type), checker);
}

/** Whether a spread has a context for certain, or its type says nothing. */
function bringsOne({ expression }: tsTypes.SpreadAssignment, { checker }: Context): boolean {
  const type = checker.getTypeAtLocation(expression);
  return isOpaque(type) || isWhole(type, checker) || NAMES.some(name => isRequired(type, name, checker));
}

/** Whether it is the type of all options, and not of some: 7 asks for a context together with the others. */
const isWhole = (type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean =>
  propertyOf(checker, type, 'context').owners.length > 0 && isRequired(type, 'toolCallId', checker);

function isRequired(type: tsTypes.Type, name: string, checker: tsTypes.TypeChecker): boolean {
  const member = checker.getPropertyOfType(type, name);
  return member !== undefined && !(member.flags & ts.SymbolFlags.Optional);
}

/** Whether the tool that is run there reads a context, so that none will do. */
function isReader(literal: tsTypes.Node, { uses }: Context): boolean {
  const call = ts.findAncestor(literal, ts.isCallExpression);
  const callee = call && inward(call.expression);
  const owner = callee && ts.isPropertyAccessExpression(callee) ? callee.expression : undefined;
  const tool = owner && uses.toolSets.definition(owner);
  return tool !== undefined && /\bexperimental_context\b|\bcontextSchema\b/.test(tool.getText());
}
