import { inward, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const toolSets = defineTransform({
  id: 'tool-sets',
  title: 'Tools are own properties of their object',
  kind: 'silent',
  from: [5, 6],
  words: ['tools'],
  why: '7 looks a tool up among the own properties of `tools`. One that comes from a prototype was not offered to the model before either, but its calls were run; now they are calls of an unknown tool.',
  keeps: ['tools that are written as an object, spread or returned by a function', '`tools` of your own types'],
  before: 'await generateText({ model, prompt, tools: Object.create(base) });',
  after: 'await generateText({ model, prompt, tools: { ...base } });',
  docs: 'https://ai-sdk.dev/docs/ai-sdk-core/tools-and-tool-calling',
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['TextOptions.tools', 'ToolLoopAgentSettings.tools'])) return;
    const value = propertyValue(use.node);
    if (!value || !inherits(value, context)) return;
    context.report(use.key, {
      message: '7 finds only own properties among `tools`; what this object inherits is an unknown tool.',
      remedy: 'Give an object that holds the tools itself: `{ search: toolbox.search, … }`.',
    });
  },
});

/** Whether a value is made by `Object.create`, or is an instance of a class of the project with tools in methods or accessors. */
function inherits(expression: tsTypes.Expression, context: Context): boolean {
  const value = inward(expression);
  if (ts.isIdentifier(value)) {
    const declaration = context.uses.references.symbolAt(value)?.valueDeclaration;
    const held = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    if (held) return inherits(held, context);
  }
  if (ts.isCallExpression(value) && value.expression.getText() === 'Object.create') return true;
  const type = context.checker.getTypeAtLocation(value);
  if (!type.isClass()) return false;
  return context.checker
    .getPropertiesOfType(type)
    .some(({ flags }) => (flags & (ts.SymbolFlags.Accessor | ts.SymbolFlags.Method)) !== 0);
}
