import { guide7 } from '../../src/guides.js';
import { packagesOf } from '../../src/sdk/providers.js';
import { inward, outward, propertyNamed, propertyValue, staticName, walk } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform } from '../../src/transform.js';

export const customToolName = defineTransform({
  id: 'custom-tool-name',
  title: 'A custom tool of OpenAI has its key in `tools` as its name',
  kind: 'silent',
  from: [6],
  words: [],
  hints: ['customTool'],
  why: 'Under 7 `name` is ignored: the model knows the tool by its key in `tools`.',
  keeps: ['`customTool` of your own', 'a name that is not written as a string: it is reported'],
  before: "tools: { write_sql: openai.tools.customTool({ name: 'write_sql', description }) }",
  after: 'tools: { write_sql: openai.tools.customTool({ description }) }',
  docs: guide7('openai-provider'),
  visit() {},
  inspect(source, context) {
    walk(source, node => {
      if (!ts.isCallExpression(node) || !isCustomTool(node.expression, context)) return;
      const options = node.arguments[0] && inward(node.arguments[0]);
      const name = options && ts.isObjectLiteralExpression(options) ? propertyNamed(options, 'name') : undefined;
      if (name) change(node, options as tsTypes.ObjectLiteralExpression, name, context);
    });
  },
});

/** `openai.tools.customTool` */
function isCustomTool(callee: tsTypes.Expression, { checker }: Context): boolean {
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'customTool') return false;
  const tools = inward(callee.expression);
  return (
    ts.isPropertyAccessExpression(tools) &&
    tools.name.text === 'tools' &&
    packagesOf(tools.expression, checker).includes('@ai-sdk/openai')
  );
}

function change(
  call: tsTypes.CallExpression,
  options: tsTypes.ObjectLiteralExpression,
  name: tsTypes.ObjectLiteralElementLike,
  context: Context,
): void {
  const value = propertyValue(name);
  const text = value && ts.isStringLiteralLike(value) ? value.text : undefined;
  const property = outward(call).parent;
  const key = ts.isPropertyAssignment(property) ? property.name : undefined;
  if (text === undefined || !key) return report(name, 'error', context);
  const isSame = staticName(key) === text;
  context.change(name, draft => {
    draft.removeElements(options.properties, [name]);
    if (!isSame) draft.replace(key, /^[a-z_$][\w$]*$/i.test(text) ? text : JSON.stringify(text));
  });
  if (!isSame) report(key, 'warning', context);
}

function report(at: tsTypes.Node, severity: 'error' | 'warning', context: Context): void {
  context.report(at, {
    message: 'Under 7 the model knows a custom tool by its key in `tools`, and not by a `name` of its own.',
    remedy:
      severity === 'error'
        ? 'Delete `name`, and give the tool that name as its key in `tools`.'
        : 'The key is the name of the tool now: write it too where the tool is named, in `activeTools`, in `toolChoice`, in parts of type `tool-…`.',
    severity,
  });
}
