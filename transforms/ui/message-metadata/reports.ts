/** What is left to a person. */
import type { Severity } from '../../../src/model.js';
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

const REMEDIES: Readonly<Record<string, string>> = {
  createdAt:
    'Give messages a `metadata: { createdAt }`, on the server with `messageMetadata` of `toUIMessageStream`, and read `message.metadata?.createdAt`.',
  annotations:
    'Give messages a `metadata: { annotations }`, or write `data-NAME` parts, on the server, and read them from `message.metadata` or `message.parts`.',
};

export function reportLeft(
  { key, name }: Use,
  context: Context,
  subject = 'A UI message',
  severity: Severity = 'error',
): void {
  context.report(key, { message: `${subject} has no \`${name}\` in 7.`, remedy: REMEDIES[name]!, severity });
}

/** Files that were told of messages that the SDK makes. */
const told = new WeakSet<tsTypes.Node>();

export function reportStamp(at: tsTypes.Node, context: Context): void {
  const source = at.getSourceFile();
  if (told.has(source)) return;
  told.add(source);
  context.report(at, {
    message:
      '`useChat` of 4 gave each message that it made a `createdAt`; that of 7 gives none, so that a message has the time only where your code gives it. Chats that 4 stored have it outside of `metadata`.',
    remedy:
      'Send it with `sendMessage({ text, metadata: { createdAt: new Date() } })`, and from the server with `messageMetadata` of `toUIMessageStream`, from where it comes as a string. Move it when stored chats are read.',
    kind: 'silent',
  });
}
