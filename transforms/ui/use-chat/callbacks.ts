/** `onFinish` and `onToolCall`, which are given other things. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { changeFinish } from './finish.js';
import { type Chat, changeToolCall } from './tool-call.js';

export function changeCallbacks(
  options: tsTypes.ObjectLiteralExpression,
  chat: Chat | undefined,
  context: Context,
): void {
  const onFinish = propertyNamed(options, 'onFinish');
  // Options of 7 beside it: what it is given is known here.
  const isNew = ['transport', 'messages', 'onData', 'sendAutomaticallyWhen'].some(name => propertyNamed(options, name));
  if (onFinish && !isNew) changeFinish(onFinish, context);
  const onToolCall = propertyNamed(options, 'onToolCall');
  if (onToolCall) changeToolCall(onToolCall, chat, context);
}
