/** What a UI message does not have in 7. */
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const REMEDIES: Readonly<Record<string, string>> = {
  createdAt:
    'Send it as metadata, with `messageMetadata` of `toUIMessageStream` on the server, and read `message.metadata?.createdAt`; give `UIMessage` the type of the metadata.',
  annotations:
    'Write it as a `data-NAME` part, or as metadata, on the server, and read it from `message.parts` or `message.metadata`.',
  data: 'Write it as a `data-NAME` part of a message of the user or the assistant.',
};

export function reportGone({ key, name }: Use, context: Context): void {
  context.report(key, {
    message: `A UI message has no \`${name}\` in 7.`,
    remedy: REMEDIES[name]!,
    severity: 'error',
  });
}
