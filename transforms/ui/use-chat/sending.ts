/** What sends a chat again by itself once all tools of the last step have results. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding } from '../../../src/edit/layout.js';
import { quoteOf } from '../../../src/edit/style.js';
import { isNamed, propertyNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const WHEN = 'sendAutomaticallyWhen';
const IS_COMPLETE = 'lastAssistantMessageIsCompleteWithToolCalls';

type Options = tsTypes.ObjectLiteralExpression | undefined;

/** Writes an option. */
export type Written = (draft: Draft) => string;

/**
 * `maxSteps` bounded the steps of a message, also those with tools of the server. Answers whether something takes the
 * place of the option.
 */
export function changeMaxSteps(
  property: tsTypes.ObjectLiteralElementLike,
  options: tsTypes.ObjectLiteralExpression,
  context: Context,
): boolean {
  const value = propertyValue(property);
  if (!value || propertyNamed(options, WHEN)) return true;
  if (isOff(value)) return false;
  context.change(property, draft => {
    const isComplete = draft.import(options, 'ai', IS_COMPLETE);
    const { text } = options.getSourceFile();
    const isShort = !options.getText().includes('\n');
    const line = isShort ? ' ' : lineEnding(text) + indentAt(text, property.getStart()) + indentUnit(text);
    const quote = quoteOf(options.getSourceFile());
    const [guard, bound] = boundOf(value, context);
    const steps = `messages.slice(-1).flatMap(({ parts }) => parts).filter(({ type }) => type === ${quote}step-start${quote})`;
    const conditions = [...guard, `${isComplete}({ messages })`, `${steps}.length <= ${bound}`];
    draft.replace(property, `${WHEN}: ({ messages }) =>${line}${conditions.join(` &&${line}`)}`);
  });
  return true;
}

/** The bound, and what has to be asked before it where it may be none. */
function boundOf(value: tsTypes.Expression, { checker }: Context): [guard: string[], bound: string] {
  const type = checker.getTypeAtLocation(value);
  const text = value.getText();
  if (mayMiss(type)) return [[`(${text} ?? 1) > 1`], `(${text} ?? 1)`];
  const isSure = type.isNumberLiteral() && type.value > 1;
  return [isSure ? [] : [`${text} > 1`], ts.isNumericLiteral(value) || isNamed(value) ? text : `(${text})`];
}

const isOff = (value: tsTypes.Expression): boolean => ts.isNumericLiteral(value) && Number(value.text) <= 1;

/** `addToolResult` sent the chat again, whatever `maxSteps` said. */
export function sendsAfterResults(
  adder: tsTypes.Node | undefined,
  options: Options,
  context: Context,
): Written | undefined {
  if (!adder || (options && propertyNamed(options, WHEN))) return undefined;
  const maxSteps = propertyValue(options && propertyNamed(options, 'maxSteps'));
  if (maxSteps && !isOff(maxSteps)) {
    context.report(adder, {
      message: '4 sent the chat again after a result that is given by this, also beyond `maxSteps`; 7 stops there.',
      remedy: `Raise the bound in \`${WHEN}\` where users answer more tools of one message than that.`,
      severity: 'warning',
    });
    return undefined;
  }
  const others =
    options && propertyNamed(options, 'onToolCall') ? 'of `onToolCall` and of the server' : 'of the server';
  context.report(adder, {
    message: `The chat was sent again once all tools had results by this; 7 does so after those ${others} too.`,
    remedy: 'Let the server go on after its own tools with `stopWhen`, or write a predicate of your own.',
    severity: others === 'of the server' ? 'info' : 'warning',
  });
  return draft => `${WHEN}: ${draft.import(adder, 'ai', IS_COMPLETE)}`;
}

/** Options that stay where they are and as they are called, so that others can stand beside them. */
const KEPT = ['onFinish', 'onError', 'onToolCall', 'id', 'initialMessages', 'generateId'];

/** Writes further options of a chat. */
export function addOptions(
  call: tsTypes.CallExpression | tsTypes.NewExpression,
  options: Options,
  added: readonly Written[],
  context: Context,
): void {
  if (added.length === 0) return;
  context.change(call, draft => {
    const texts = added.map(write => write(draft));
    const beside = options?.properties.filter(({ name }) => KEPT.includes(staticName(name) ?? '')).at(-1);
    if (beside) for (const text of texts) draft.addElementAfter(beside, text);
    else if (options?.properties[0]) for (const text of texts) draft.addElementBefore(options.properties[0], text);
    else if (options) draft.replace(options, `{ ${texts.join(', ')} }`);
    else draft.replaceRange(call, { start: call.end - 1, end: call.end - 1 }, `{ ${texts.join(', ')} }`);
  });
}
