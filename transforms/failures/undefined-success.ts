import { inward, isUndefined, returnsOf, walkOwn } from '../../src/sdk/syntax.js';
import { isOpaque, mayBe, mustBe } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';
import { branchesOf, shapesItself } from './execute/answers.js';
import { successIn } from './execute/convention.js';
import { type Execute, mannerOf, toolRun } from './execute/execute.js';
import { shortText } from './execute/text.js';

export const undefinedSuccess = defineTransform({
  id: 'undefined-success',
  title: 'A tool that ends without a value',
  kind: 'hardening',
  from: [4, 5, 6],
  words: ['execute'],
  why: 'Where `execute` returns nothing, the model gets `null`. It cannot tell that from a lookup without a hit, and often calls the tool once more to be sure. A short answer such as `{ ok: true }` says that the work is done.',
  keeps: [
    'values that may be `undefined` by their type, such as the result of `find`',
    '`return null`, which is an answer',
    'a tool with a `toModelOutput`, which decides itself what the model reads',
  ],
  before: `const archive = tool({
  inputSchema,
  execute: async ({ id }) => {
    await store.archive(id); // the model gets null
  },
});`,
  after: `const archive = tool({
  inputSchema,
  execute: async ({ id }) => {
    await store.archive(id);
    return { ok: true };
  },
});`,
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling',
  visit(use, context) {
    const run = toolRun(use, context);
    if (!run?.execute || told.has(run.execute) || shapesItself(run.tool, context.checker)) return;
    if (!/sync$/.test(mannerOf(run.execute, context.checker))) return;
    told.add(run.execute);
    const { execute, key } = run;
    const values = returnsOf(execute).flatMap(branchesOf);
    const nothing = values.filter(value => isNothing(value, context));
    const places = [...nothing, ...bareReturns(execute)];
    const isOpen = fallsThrough(execute, context);
    if (places.length === 0 && !isOpen) return;

    const success = successIn(execute);
    if (nothing.length === values.length) {
      return context.report(key, {
        message: '`execute` returns no value: the model gets `null` and cannot tell that the work is done.',
        remedy: remedyFor(execute, success),
        severity: 'info',
      });
    }
    for (const place of places) {
      context.report(place, {
        message:
          'Here `execute` returns no value, elsewhere it does: the model gets `null` and cannot tell what happened.',
        remedy: `Return what the model is to know: \`${success}\`, or why there is no result.`,
      });
    }
    if (isOpen) {
      context.report(key, {
        message: '`execute` can end without a `return`: the model then gets `null` and cannot tell what happened.',
        remedy: `End the body with a \`return\` of what the model is to know: \`${success}\`, or why there is no result.`,
      });
    }
  },
});

/** A function may serve several tools. */
const told = new WeakSet<tsTypes.Node>();

function isNothing(value: tsTypes.Expression, { checker }: Context): boolean {
  if (isUndefined(value)) return true;
  const type = checker.getAwaitedType(checker.getTypeAtLocation(value));
  return type !== undefined && mustBe(type, ts.TypeFlags.VoidLike);
}

function bareReturns({ body }: Execute): tsTypes.Node[] {
  const found: tsTypes.Node[] = [];
  walkOwn(body, node => {
    if (ts.isReturnStatement(node) && !node.expression) found.push(node);
  });
  return found;
}

/** Whether the end of the body can be reached: not behind a `throw`, nor a `switch` that names all there is. */
function fallsThrough(execute: Execute, { checker }: Context): boolean {
  if (!ts.isBlock(execute.body) || !(execute.flags & ts.NodeFlags.HasImplicitReturn)) return false;
  const last = execute.body.statements.at(-1);
  if (last && endsRun(last, checker)) return false;
  const signature = checker.getSignatureFromDeclaration(execute);
  const returned = signature && checker.getReturnTypeOfSignature(signature);
  const type = returned && (checker.getAwaitedType(returned) ?? returned);
  return !type || isOpaque(type) || mayBe(type, ts.TypeFlags.VoidLike);
}

function endsRun(last: tsTypes.Statement, checker: tsTypes.TypeChecker): boolean {
  if (!ts.isExpressionStatement(last)) return ts.isSwitchStatement(last);
  return mustBe(checker.getTypeAtLocation(last.expression), ts.TypeFlags.Never);
}

function remedyFor({ body }: Execute, success: string): string {
  return ts.isBlock(body)
    ? `End the body with \`return ${success};\`.`
    : `Write \`{ await ${shortText(inward(body))}; return ${success}; }\` behind the arrow.`;
}
