import { inward, isUndefined, returnsOf } from '../../src/sdk/syntax.js';
import { mustBe } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { yieldsOf } from './execute/answers.js';
import { type Execute, isGenerator, mannerOf, toolRun } from './execute/execute.js';
import { shortText } from './execute/text.js';

export const generatorReturnValue = defineTransform({
  id: 'generator-return-value',
  title: 'What a generator returns is no answer of the tool',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'Where `execute` is an async generator, each `yield` is a preliminary result and the last one is the answer. What it returns is dropped: the model gets what was yielded before, or `null` where nothing was.',
  keeps: [
    'a bare `return`, and `return` of `undefined`',
    '`return` of the very value that was yielded right before',
    '`return yield* other()`, which hands on what another generator yields',
  ],
  before: `const search = tool({
  inputSchema,
  async *execute({ query }) {
    yield { state: 'searching' };
    return { state: 'done', pages: await find(query) }; // the model gets {"state":"searching"}
  },
});`,
  after: `const search = tool({
  inputSchema,
  async *execute({ query }) {
    yield { state: 'searching' };
    yield { state: 'done', pages: await find(query) };
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#preliminary-tool-results',
  visit(use, context) {
    const { execute } = toolRun(use, context) ?? {};
    if (!execute || told.has(execute) || !isGenerator(execute)) return;
    if (mannerOf(execute, context.checker) !== 'stream') return;
    told.add(execute);
    const yields = yieldsOf(execute).length > 0;
    for (const value of returnsOf(execute)) {
      if (isNothing(value, context.checker) || isYielded(value)) continue;
      const text = shortText(value);
      const code = `\`yield ${text};\`${isLast(value, execute) ? '' : ' and `return;` behind it'}`;
      context.report(value, {
        message: `${text === '…' ? 'This value' : `\`${text}\``} is returned from a generator and dropped: the model gets ${yields ? 'the value that was yielded last' : '`null`'}.`,
        remedy: yields
          ? `Write ${code} if the model is to get it; if the value before was meant for it, leave the returned one out.`
          : `Write ${code}.`,
        // Where something was yielded, that may be what the author wants the model to read.
        severity: yields ? 'warning' : 'error',
      });
    }
  },
});

/** A function may serve several tools. */
const told = new WeakSet<tsTypes.Node>();

function isNothing(value: tsTypes.Expression, checker: tsTypes.TypeChecker): boolean {
  const node = inward(value);
  if (isUndefined(node) || ts.isVoidExpression(node) || ts.isYieldExpression(node)) return true;
  return mustBe(checker.getTypeAtLocation(node), ts.TypeFlags.VoidLike | ts.TypeFlags.Null | ts.TypeFlags.Never);
}

/** `yield page; return page;` */
function isYielded(value: tsTypes.Expression): boolean {
  const { parent: statement } = value;
  if (!ts.isReturnStatement(statement) || !ts.isBlock(statement.parent)) return false;
  const { statements } = statement.parent;
  const before = statements[statements.indexOf(statement) - 1];
  if (!before || !ts.isExpressionStatement(before) || !ts.isYieldExpression(before.expression)) return false;
  return before.expression.expression?.getText() === value.getText();
}

const isLast = (value: tsTypes.Expression, { body }: Execute): boolean =>
  ts.isBlock(body) && body.statements.at(-1) === value.parent;
