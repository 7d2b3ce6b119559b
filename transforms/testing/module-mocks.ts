import { guide7 } from '../../src/guides.js';
import { ownersOfSymbol, resolveAlias } from '../../src/sdk/symbols.js';
import { inward, propertyNamed, propertyValue, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { literalsIn } from './mocks/literals.js';

const CALLS = ['generateText', 'streamText', 'generateObject', 'streamObject'];
const GIVES = /^mock(?:Resolved|Return)Value(?:Once)?$/;
const MOCKS = /^(?:vi|jest)\.(?:mock|doMock|unstable_mockModule)$|^mock\.module$/;

type Literal = tsTypes.ObjectLiteralExpression;

/** Members of a result that have a new name, and the lists whose elements do. */
const USAGE = { promptTokens: 'inputTokens', completionTokens: 'outputTokens' };
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  toolCalls: { args: 'input' },
  toolResults: { args: 'input', result: 'output' },
};

export const moduleMocks = defineTransform({
  id: 'module-mocks',
  title: 'What a mocked function of the SDK gives has the names of 7',
  kind: 'silent',
  from: [4, 5, 6],
  words: [],
  hints: ['mockResolvedValue', 'mockReturnValue'],
  why: 'A mock of `generateText` and its like stands in for the SDK: where the code under test reads the names of 7, it has to give them, and no type says so.',
  keeps: ['mocks of other functions', 'values that are not written where the mock is made'],
  before: "vi.mocked(generateText).mockResolvedValue({ text: 'Hi', usage: { promptTokens: 1, completionTokens: 2 } });",
  after: "vi.mocked(generateText).mockResolvedValue({ text: 'Hi', usage: { inputTokens: 1, outputTokens: 2 } });",
  docs: guide7('recommended-migration-process'),
  visit() {},
  inspect(source, context) {
    walk(source, node => {
      const result = ts.isCallExpression(node) ? resultGiven(node, context) : undefined;
      if (result) reshape(result, context);
    });
  },
});

/** The literal that a mock of a call gives: `vi.mocked(generateText).mockResolvedValue({ … })`. */
function resultGiven(call: tsTypes.CallExpression, context: Context): Literal | undefined {
  const { expression: callee } = call;
  if (!ts.isPropertyAccessExpression(callee) || !GIVES.test(callee.name.text)) return undefined;
  const given = call.arguments[0] && inward(call.arguments[0]);
  const isOurs = given && (isCall(mockedBy(callee.expression), context) || isKeyOfFactory(call));
  return isOurs && ts.isObjectLiteralExpression(given) ? given : undefined;
}

/** What is mocked: `generateText` in `vi.mocked(generateText)`, `(generateText as Mock)`, `….mockResolvedValueOnce()`. */
function mockedBy(expression: tsTypes.Expression): tsTypes.Expression {
  const node = inward(expression);
  if (!ts.isCallExpression(node)) return node;
  if (/^(?:vi|jest)\.mocked$/.test(node.expression.getText()) && node.arguments[0]) return mockedBy(node.arguments[0]);
  const owner = ts.isPropertyAccessExpression(node.expression) ? node.expression : undefined;
  return owner && GIVES.test(owner.name.text) ? mockedBy(owner.expression) : node;
}

function isCall(mocked: tsTypes.Expression, { checker }: Context): boolean {
  const name = ts.isPropertyAccessExpression(mocked) ? mocked.name : mocked;
  const owners = ownersOfSymbol(resolveAlias(checker, checker.getSymbolAtLocation(name)));
  return owners.some(({ module, type, member }) => module === 'ai' && type === '' && CALLS.includes(member));
}

/** `generateText: vi.fn().mockResolvedValue({ … })` in the factory of `vi.mock('ai', …)`. */
function isKeyOfFactory(call: tsTypes.Node): boolean {
  const property = call.parent;
  if (!ts.isPropertyAssignment(property) || !CALLS.includes(staticName(property.name) ?? '')) return false;
  return (
    ts.findAncestor(property, node => {
      if (!ts.isCallExpression(node) || !MOCKS.test(node.expression.getText())) return false;
      const [module] = node.arguments;
      return !!module && ts.isStringLiteralLike(module) && module.text === 'ai';
    }) !== undefined
  );
}

function reshape(result: Literal, context: Context): void {
  if (context.generation === 4) renameMembers(result, context);
  const response = propertyValue(propertyNamed(result, 'response'));
  const literal = response && inward(response);
  const messages = literal && ts.isObjectLiteralExpression(literal) ? propertyNamed(literal, 'messages') : undefined;
  if (messages && !propertyNamed(result, 'responseMessages')) reportMessages(messages, context);
}

function renameMembers(result: Literal, context: Context): void {
  const usage = propertyValue(propertyNamed(result, 'usage'));
  const tokens = usage && inward(usage);
  if (tokens && ts.isObjectLiteralExpression(tokens)) renameKeys(tokens, USAGE, context);
  for (const [name, names] of Object.entries(LISTS)) {
    const list = propertyValue(propertyNamed(result, name));
    for (const item of (list && literalsIn(list)) ?? []) renameKeys(item, names, context);
  }
  const steps = propertyValue(propertyNamed(result, 'steps'));
  for (const step of (steps && literalsIn(steps)) ?? []) renameMembers(step, context);
}

function renameKeys(literal: Literal, names: Readonly<Record<string, string>>, context: Context): void {
  for (const [name, to] of Object.entries(names)) {
    const property = propertyNamed(literal, name);
    if (property && !propertyNamed(literal, to))
      context.change(property.name!, draft => draft.rename(property.name!, to));
  }
}

function reportMessages(at: tsTypes.Node, context: Context): void {
  if (!context.mentions(/\.response\b|\bresponseMessages\b/)) return;
  context.report(at, {
    message: 'Under 7 the messages of all steps are read from `responseMessages`, which this mock does not give.',
    remedy: 'Give `responseMessages` too, with the same messages.',
    severity: 'info',
  });
}
