/** Prompts and messages that may be `undefined`, which the types of 7 do not take: they ask for exactly one of both. */
import { isNamed, isScript, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { mayBe, mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { OptionUse } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

/** `prompt` → `prompt: prompt!`: without one the call fails, as before. */
export function assertPrompt({ node, literal }: OptionUse, context: Context): void {
  if (!isOptional(node, context) || propertyNamed(literal, 'messages')) return;
  const { checker } = context;
  const spreads = literal.properties.filter(ts.isSpreadAssignment);
  if (spreads.some(({ expression }) => mayHave(checker, checker.getTypeAtLocation(expression), NAMES)))
    return context.report(literal, {
      message: 'The types of 7 ask for a `prompt` or for `messages`, and this `prompt` may be `undefined`.',
      remedy: 'Write `...(messages ? { messages } : { prompt })`, with what the spread brings taken out of it.',
      severity: 'error',
    });
  const value = propertyValue(node);
  if (value && ts.isLeftHandSideExpression(value))
    context.change(node, draft => draft.insertAfter(value, asserted(node, value)));
}

/** `prompt, messages` → `...(messages ? { messages } : { prompt: prompt! })` */
export function chooseOne({ node, literal }: OptionUse, context: Context): boolean {
  const prompt = propertyNamed(literal, 'prompt')!;
  const { properties } = literal;
  const isBeside = Math.abs(properties.indexOf(prompt) - properties.indexOf(node)) === 1;
  const [messages, text] = [propertyValue(node), propertyValue(prompt)];
  if (!messages || !text || !isBeside || !isNamed(messages) || !ts.isLeftHandSideExpression(text)) return false;
  if (!isOptional(node, context) || !isOptional(prompt, context)) return false;
  const [first, last] = node.pos < prompt.pos ? [node, prompt] : [prompt, node];
  return context.change(node, draft => {
    const range = { start: first.getStart(), end: last.end };
    draft.replaceRange(
      node,
      range,
      `...(${messages.getText()} ? { `,
      node,
      ' } : { ',
      prompt,
      asserted(prompt, text),
      ' })',
    );
  });
}

const NAMES = ['prompt', 'messages'];

function isOptional(property: tsTypes.ObjectLiteralElementLike, { checker }: Context): boolean {
  const value = propertyValue(property);
  if (!value || isScript(property)) return false;
  return mayBe(checker.getTypeAtLocation(value), ts.TypeFlags.Undefined);
}

/** What stands behind a property to say that its value is there. */
const asserted = (property: tsTypes.Node, value: tsTypes.Expression): string =>
  ts.isShorthandPropertyAssignment(property) ? `: ${value.getText()}!` : '!';
