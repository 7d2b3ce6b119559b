import { takesCondition } from '../../src/edit/precedence.js';
import { quoteOf } from '../../src/edit/style.js';
import { guide7 } from '../../src/guides.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { inward, isAssignee, isNamed, propertyNamed, propertyValue, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { ReadUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const MEMBERS = ['modelId', 'provider', 'doGenerate', 'doStream', 'specificationVersion'];

export const modelStrings = defineTransform({
  id: 'model-strings',
  title: 'A `LanguageModel` may be the name of a model',
  kind: 'breaking',
  from: [4],
  words: MEMBERS,
  hints: ['wrapLanguageModel'],
  why: 'Since 5 `LanguageModel` is also a string, such as `openai/gpt-5`: a read of its members does not compile, nor does wrapping it.',
  keeps: ['a read behind `typeof model`', 'a model of a type that is an object, such as `LanguageModelV4`'],
  before: 'const log = (model: LanguageModel) => console.log(model.modelId);',
  after: "const log = (model: LanguageModel) => console.log(typeof model === 'string' ? model : model.modelId);",
  docs: guide7('ai-sdk-core'),
  visit(use, context) {
    if (!means(use, [`AnyLanguageModel.${use.name}`])) return;
    if (use.form === 'pattern') report(use.key, context);
    else if (use.form === 'read' && !isAskedFor(use.node.expression)) {
      if (use.name === 'modelId' && isNamed(use.node.expression) && isPlain(use.node)) narrow(use, context);
      else report(use.node, context);
    }
  },
  inspect(source, context) {
    walk(source, node => {
      const model = ts.isCallExpression(node) ? wrappedBy(node, context) : undefined;
      if (model) report(model, context);
    });
  },
});

/** Whether it is read as it is: `model.modelId`, not `model?.modelId`. */
const isPlain = (node: ReadUse['node']): boolean =>
  ts.isPropertyAccessExpression(node) && !node.questionDotToken && !isAssignee(node);

function narrow({ node }: ReadUse, context: Context): void {
  const model = node.expression.getText();
  const quote = quoteOf(node.getSourceFile());
  const [open, close] = takesCondition(node) ? ['', ''] : ['(', ')'];
  context.change(node, draft => {
    draft.insertBefore(node, `${open}typeof ${model} === ${quote}string${quote} ? ${model} : `);
    if (close) draft.insertAfter(node, close);
  });
}

/** Whether the code around asks what the model is. */
function isAskedFor(model: tsTypes.Expression): boolean {
  const scope = ts.findAncestor(model, ts.isFunctionLike) ?? model.getSourceFile();
  return scope.getText().includes(`typeof ${model.getText()}`);
}

function wrappedBy(call: tsTypes.CallExpression, { uses, checker }: Context): tsTypes.Expression | undefined {
  if (!/\bwrapLanguageModel$/i.test(call.expression.getText())) return undefined;
  if (!/\.(?:experimental_)?wrapLanguageModel$/.test(uses.origins.producerAt(call)?.made ?? '')) return undefined;
  const options = call.arguments[0] && inward(call.arguments[0]);
  const model =
    options && ts.isObjectLiteralExpression(options) ? propertyValue(propertyNamed(options, 'model')) : undefined;
  const type = model && checker.getTypeAtLocation(model);
  const isAny = type && propertyOf(checker, type, 'modelId').owners.some(owner => owner.type === 'AnyLanguageModel');
  return isAny ? model : undefined;
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'A `LanguageModel` of 7 may be a string, which has no members and cannot be wrapped.',
    remedy: 'Type it as `LanguageModelV4` of `@ai-sdk/provider`, or ask with `typeof model === "string"` first.',
    severity: 'error',
  });
}
