import { inward, propertyNamed, propertyValue, returnsOf, staticName } from '../../src/sdk/syntax.js';
import { isOpaque } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { answersOf, modelOutputOf, shapesItself } from './execute/answers.js';
import { toolRun } from './execute/execute.js';

export const partialSuccess = defineTransform({
  id: 'partial-success',
  title: 'Results that are marked as a failure',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'A model that reads `ok: false`, or a result that the provider flags as an error, tends to throw all of it away and to call the tool again, also where half of the rows are there. An answer with results is a success that says what is missing.',
  keeps: [
    'failures without results, and with an empty list',
    'lists that tell of the failure: `errors`, `conflicts`, `allowedValues`',
    'a `toModelOutput` that makes an error of some outputs only',
  ],
  before: `const prices = tool({
  inputSchema,
  execute: async ({ shops }) => {
    const { rows, failed } = await ask(shops);
    if (failed.length > 0) return { ok: false, error: 'some_shops_failed', rows };
    return { ok: true, rows };
  },
});`,
  after: `const prices = tool({
  inputSchema,
  execute: async ({ shops }) => {
    const { rows, failed } = await ask(shops);
    return { ok: true, rows, missing: failed };
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling#multi-modal-tool-results',
  visit(use, context) {
    const run = toolRun(use, context);
    if (!run) return;
    const shape = modelOutputOf(run.tool);
    if (shape) return visitShape(shape, context);
    const { execute, tool } = run;
    if (!execute || told.has(execute) || shapesItself(tool, context.checker)) return;
    told.add(execute);
    for (const answer of answersOf(execute, context.checker)) {
      const literal = inward(answer);
      if (!ts.isObjectLiteralExpression(literal)) continue;
      const flag = literal.properties.find(isFailureFlag);
      const results = literal.properties.find(property => holdsResults(property, context));
      if (!flag || !results) continue;
      context.report(answer, {
        message: `\`${flag.getText()}\` stands beside \`${staticName(results.name)}\`: the model may drop the results and call the tool again.`,
        remedy: `Answer with a success that has \`${staticName(results.name)}\`, and name in a member of its own what is missing.`,
        severity: 'info',
      });
    }
  },
});

/** A function may serve several tools. */
const told = new WeakSet<tsTypes.Node>();

/** `ok: false`, `success: false`, `isError: true` */
function isFailureFlag(property: tsTypes.ObjectLiteralElementLike): boolean {
  const name = staticName(property.name) ?? '';
  const kind = propertyValue(property)?.kind;
  return /^(?:ok|success)$/.test(name)
    ? kind === ts.SyntaxKind.FalseKeyword
    : name === 'isError' && kind === ts.SyntaxKind.TrueKeyword;
}

/** Other lists may tell of the failure: what is missing, in conflict, or allowed. */
const RESULTS =
  /^(?:rows|results?|items|records|matches|hits|entries|data|documents|pages|files|succeeded|completed|processed|created|updated|sent)$/i;

/** A list that is not empty as it is written. */
function holdsResults(property: tsTypes.ObjectLiteralElementLike, { checker }: Context): boolean {
  const value = propertyValue(property);
  if (!value || !RESULTS.test(staticName(property.name) ?? '')) return false;
  const node = inward(value);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0;
  const type = checker.getTypeAtLocation(node);
  return !isOpaque(type) && checker.isArrayType(type);
}

/** Whatever the tool answers, the provider is told that it failed. */
function visitShape(shape: tsTypes.ObjectLiteralElementLike, context: Context): void {
  const fn = context.uses.origins.functionIn(shape);
  if (!fn || told.has(fn)) return;
  told.add(fn);
  const values = returnsOf(fn).map(inward);
  const types = values.map(value => ts.isObjectLiteralExpression(value) && propertyValue(propertyNamed(value, 'type')));
  if (types.length === 0 || !types.every(type => type && /^['"]error-(?:json|text)['"]$/.test(inward(type).getText())))
    return;
  context.report(shape.name ?? shape, {
    message: 'Every output is sent to the provider as an error, also a success.',
    remedy:
      "Answer with `type: 'json'` or `'text'` where the tool succeeded, and with an error type only for failures.",
    severity: 'warning',
  });
}
