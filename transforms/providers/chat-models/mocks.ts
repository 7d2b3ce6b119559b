/** `vi.mock('@ai-sdk/openai', …)`: the code under test now calls `.chat` of what is put there. */
import { inward, isFunctionNode, propertyValue, returnsOf } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function visitMock({ key, node, name }: OptionUse, context: Context): void {
  const value = propertyValue(node);
  if (!value) return;
  const model = name.startsWith('create') ? returned(value) : inward(value);
  if (!model || !isFunctionLike(model)) return mentionsChat(value) ? undefined : report(key, context);
  context.change(key, draft => {
    // The body of an arrow function needs parentheses, where the literal would be its block.
    const isBody = ts.isArrowFunction(model.parent) && model.parent.body === model;
    draft.insertBefore(model, isBody ? '({ chat: ' : '{ chat: ');
    draft.insertAfter(model, isBody ? ' })' : ' }');
  });
}

/** What `() => model` or `vi.fn(() => model)` gives. */
function returned(value: tsTypes.Expression): tsTypes.Expression | undefined {
  const held = inward(value);
  const fn = ts.isCallExpression(held) && held.arguments[0] ? inward(held.arguments[0]) : held;
  const [only, ...others] = isFunctionNode(fn) ? returnsOf(fn) : [];
  return only && others.length === 0 ? inward(only) : undefined;
}

/** `id => …`, `vi.fn(…)` */
const isFunctionLike = (value: tsTypes.Expression): boolean =>
  isFunctionNode(value) || (ts.isCallExpression(value) && /^(?:vi|jest|mock)\.fn$/.test(value.expression.getText()));

const mentionsChat = (value: tsTypes.Expression): boolean => /\bchat\b/.test(value.getText());

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'The code under test now calls `.chat(…)` of the provider that this stands for.',
    remedy: 'Give it a `chat` that makes the model: `{ chat: vi.fn(…) }`.',
    severity: 'warning',
  });
}
