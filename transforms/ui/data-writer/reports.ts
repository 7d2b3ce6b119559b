/** What the old methods of the writer become, in words. */
import type { tsTypes } from '../../../src/sdk/typescript.js';
import type { Use } from '../../../src/sdk/use.js';
import type { Context } from '../../../src/transform.js';

export const ANNOTATION_REMEDY =
  "For a value that replaces the one before: `write({ type: 'message-metadata', messageMetadata: value })`, an object that the client reads from `message.metadata`, where each key keeps its last value. Where the client reads `annotations`, which are in the metadata now: keep those of the message in a list beside `execute`'s writer and write all of it each time, `messageMetadata: { annotations: [first, second] }`, behind `write({ type: 'start' })`; hand what does so to the functions that are handed the writer. For values that are kept one by one: `write({ type: 'data-custom', data: value })`, which the client reads from `message.parts`.";

/** The methods that are gone, with what to write instead. */
export const METHODS: Readonly<Record<string, string>> = {
  writeData:
    "Call `write({ type: 'data-custom', data: value, transient: true })`; the client reads it in `onData` of `useChat`.",
  writeMessageAnnotation: ANNOTATION_REMEDY,
  writeSource:
    "Call `write({ type: 'source-url', sourceId: source.id, url: source.url, title: source.title })`, for sources whose `sourceType` is `url`.",
};

const LINE_REMEDY =
  "Write the chunk as an object: text is `{ type: 'text-start', id }`, `{ type: 'text-delta', id, delta }` and `{ type: 'text-end', id }` with one `id`.";

export function reportMethod({ name, key }: Use, context: Context): void {
  const message =
    name === 'write'
      ? '`write` takes chunks under 7. A line of text reaches the client as a string, and is refused there.'
      : name === 'writeMessageAnnotation'
        ? 'A message has no annotations under 7, and the writer no `writeMessageAnnotation`.'
        : `The writer has no \`${name}\` under 7, and this use of it could not be rewritten.`;
  context.report(key, { message, remedy: METHODS[name] ?? LINE_REMEDY, severity: 'error' });
}

export function reportUnknown({ name, key }: Use, context: Context): void {
  context.report(key, {
    message: `If this is the writer of a stream of the SDK, it has no \`${name}\` under 7; nothing tells what it is.`,
    remedy: METHODS[name]!,
  });
}

/** Files that were told of the client. */
const told = new WeakSet<tsTypes.Node>();

/** Whatever a file writes, the client reads it in one way. */
export function reportReader(at: tsTypes.Node, context: Context): void {
  const source = at.getSourceFile();
  if (told.has(source)) return;
  told.add(source);
  context.report(at, {
    message: 'What is written here no longer reaches `data` of `useChat`, which is gone.',
    remedy:
      "Collect it in the client: `useChat({ onData: part => { if (part.type === 'data-custom') setData(all => [...all, part.data]); } })`.",
    kind: 'silent',
  });
}
