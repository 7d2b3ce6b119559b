import { guide7 } from '../../src/guides.js';
import { constValue, inward, propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

export const agentSystem = defineTransform({
  id: 'agent-system',
  title: '`system` in the settings of an agent has an effect',
  kind: 'silent',
  from: [6],
  words: ['ToolLoopAgent'],
  why: '6 ignored `system` in the settings of a `ToolLoopAgent`; 7 sends it to the model where the agent has no `instructions`.',
  keeps: ['`instructions`', '`system` of the calls that an agent is not made of'],
  before: "new ToolLoopAgent({ model, system: 'Be brief.' });",
  after: "new ToolLoopAgent({ model, system: 'Be brief.' }); // reported",
  docs: guide7('system-renamed-to-instructions'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.ToolLoopAgent'])) return;
    const names = ts.isImportSpecifier(use.node) ? context.uses.references.of(use.node.name) : [use.key];
    for (const name of names) {
      const callee = ts.isPropertyAccessExpression(name.parent) ? name.parent : name;
      const call = callee.parent;
      if (!ts.isNewExpression(call) || call.expression !== callee) continue;
      const settings = call.arguments?.[0] && literalOf(call.arguments[0], context);
      const system = settings && propertyNamed(settings, 'system');
      if (!system || reported.has(system)) continue;
      reported.add(system);
      context.report(system, {
        message: '6 ignored `system` here; 7 sends it to the model where the agent has no `instructions`.',
        remedy: 'Delete it to keep what the model is asked today, or write `instructions`.',
      });
    }
  },
});

/** Settings that were reported: every import of the class names all of its uses. */
const reported = new WeakSet<tsTypes.Node>();

/** The literal that an argument is, or that a constant holds. */
function literalOf(argument: tsTypes.Expression, { uses }: Context): tsTypes.ObjectLiteralExpression | undefined {
  const value = inward(argument);
  const held = ts.isIdentifier(value) ? constValue(uses.references.symbolAt(value)?.valueDeclaration) : value;
  const literal = held && inward(held);
  return literal && ts.isObjectLiteralExpression(literal) ? literal : undefined;
}
