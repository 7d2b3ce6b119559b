import { catchesAround, inward, walkOwn } from '../../src/sdk/syntax.js';
import { mustBe } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform } from '../../src/transform.js';
import { codeOf } from './catches/handlers.js';
import { placeOf } from './catches/place.js';
import { wrapOf } from './catches/wrap.js';
import { toolRun } from './execute/execute.js';

/** Throws that were seen to, in functions that serve several tools. */
const seen = new WeakSet<object>();

export const thrownObject = defineTransform({
  id: 'thrown-object',
  title: 'Something other than an error that a tool throws',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'Under 7 an object that `execute` throws is sent to the model whole, as JSON, and a string word for word. Where `tool-errors` wraps the tool it stays inside, but the log shows no stack, and a text that was meant for the model is lost: that wrap passes on messages of errors only.',
  keeps: ['errors, and values of which the type is not known', 'what a `catch` of the same function takes'],
  before: `throw { code: 'GATE_SHUT', gate };`,
  after: `throw new Error('GATE_SHUT', { cause: { gate } });`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#handling-errors',
  visit(use, context) {
    const run = toolRun(use, context);
    const { execute } = run ?? {};
    if (!run || !execute) return;
    const isGuarded = wrapOf(run, context) !== undefined;
    walkOwn(execute.body, node => {
      if (!ts.isThrowStatement(node) || seen.has(node) || catchesAround(node).length > 0) return;
      const kind = kindOf(node.expression, context.checker);
      if (!kind) return;
      seen.add(node);
      const { at, text } = placeOf(node.expression, run.key);
      context.report(at, {
        message: isGuarded
          ? `${text} is no error: the log shows it without a stack${kind === 'text' ? ', and the model does not get the text' : ''}.`
          : `${text} is no error: the model gets all of it${kind === 'object' ? ', as JSON' : ''}.`,
        remedy:
          kind === 'text'
            ? `Write \`throw new Error(${node.expression.getText()})\`.`
            : `Write \`throw new Error('${codeOf(run, context)}', { cause: ${short(node.expression)} })\`.`,
        severity: isGuarded && kind === 'object' ? 'info' : 'warning',
      });
    });
  },
});

/** Undefined for errors, and for what may be one. */
function kindOf(thrown: tsTypes.Expression, checker: tsTypes.TypeChecker): 'object' | 'text' | undefined {
  const node = inward(thrown);
  if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return 'object';
  const type = checker.getTypeAtLocation(node);
  if (mustBe(type, ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return 'text';
  const origin = type.symbol?.valueDeclaration;
  return origin && ts.isObjectLiteralExpression(origin) ? 'object' : undefined;
}

const short = (node: tsTypes.Expression): string => {
  const text = inward(node).getText();
  return text.length > 60 || text.includes('\n') ? '{ … }' : text;
};
