/** `message.data`, which a UI message does not have in 7. */
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export function reportData({ key }: Use, context: Context): void {
  context.report(key, {
    message: 'A UI message has no `data` in 7.',
    remedy: 'Write it as a `data-NAME` part of a message of the user or the assistant.',
    severity: 'error',
  });
}
