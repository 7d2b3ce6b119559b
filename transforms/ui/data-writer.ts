import { quoteOf } from '../../src/edit/style.js';
import { guide5 } from '../../src/guides.js';
import { referencesBy } from '../../src/sdk/name-references.js';
import { inward, outward } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { NameUse, ReadUse, Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, renameName } from '../../src/transform.js';
import { sourceChunk } from './data-streams/source.js';
import { writeAnnotation } from './data-writer/annotations.js';
import { METHODS, reportMethod, reportReader, reportUnknown } from './data-writer/reports.js';
import { startBefore } from './data-writer/start.js';

const TYPES: Readonly<Record<string, string>> = {
  DataStreamWriter: 'UIMessageStreamWriter',
  DataStreamOptions: 'UIMessageStreamOptions',
};

export const dataWriter = defineTransform({
  id: 'data-writer',
  title: 'The writer of a stream writes chunks',
  kind: 'breaking',
  from: [4],
  words: [...Object.keys(METHODS), 'write', ...Object.keys(TYPES)],
  gives: ['data-custom', 'source-url', ...Object.values(TYPES)],
  why: 'The writer of 7 has one method for all that is written: `write` with a chunk that says of what type it is. A call of the old ones throws in `execute`, and the client is told no more than that there was an error.',
  keeps: [
    '`write` and `writeData` of other libraries and of your own',
    'annotations that are written outside of the function that is given the writer: a finding',
    'a method that is handed on instead of called: a finding',
  ],
  before: "dataStream.writeData({ progress: 1 });\ndataStream.writeSource({ sourceType: 'url', id: 'a', url });",
  after:
    "dataStream.write({ type: 'data-custom', data: { progress: 1 }, transient: true });\ndataStream.write({ type: 'source-url', sourceId: 'a', url });",
  docs: guide5('custom-data-streaming-writemessageannotationwritedata-removed'),
  visit(use, context) {
    if (use.form === 'unknown') {
      if (use.name !== 'write' && context.namesSdk) reportUnknown(use, context);
      return;
    }
    if (use.form === 'name' && means(use, [`.${use.name}`])) return renameType(use, TYPES[use.name]!, context);
    if (!means(use, [`DataStreamWriter.${use.name}`])) return;
    const call = callOf(use);
    const [argument] = call?.arguments ?? [];
    if (use.name === 'write') {
      if (argument && isText(argument)) reportMethod(use, context);
    } else if (use.form !== 'read' || !argument || ts.isSpreadElement(argument)) reportMethod(use, context);
    else if (use.name === 'writeData') writeData(use, argument, context);
    else if (use.name === 'writeSource') writeSource(use, call!, context);
    else if (!writeAnnotation(use, call!, context)) reportMethod(use, context);
  },
});

/** The options are those of a kind of message under 7. */
function renameType(use: NameUse, to: string, context: Context): void {
  renameName(use, to, context);
  const { node } = use;
  if (to !== TYPES.DataStreamOptions) return;
  const bare = referencesBy(use, context.uses).filter(({ holder }) => !holder.typeArguments);
  if (bare.length === 0) return;
  context.change(use.key, draft => {
    const imported = ts.isImportSpecifier(node) ? draft.importBeside(node, 'UIMessage') : undefined;
    for (const { name } of bare) draft.insertAfter(name, `<${imported ?? `${qualifierOf(name)}UIMessage`}>`);
  });
}

/** `ai.` of `ai.DataStreamOptions` */
const qualifierOf = (name: tsTypes.Node): string => /^.*\./s.exec(name.getText())?.[0] ?? '';

function callOf(use: Use): tsTypes.CallExpression | undefined {
  if (use.form !== 'read') return undefined;
  const callee = outward(use.node);
  const call = callee.parent;
  return ts.isCallExpression(call) && call.expression === callee ? call : undefined;
}

/** A line of the old protocol. */
function isText(argument: tsTypes.Expression): boolean {
  const value = inward(argument);
  return ts.isStringLiteralLike(value) || ts.isTemplateExpression(value) || ts.isBinaryExpression(value);
}

function writeData({ key }: ReadUse, value: tsTypes.Expression, context: Context): void {
  const quote = quoteOf(key.getSourceFile());
  const isChanged = context.change(key, draft => {
    draft.rename(key, 'write');
    draft.insertBefore(value, `{ type: ${quote}data-custom${quote}, data: `);
    draft.insertAfter(value, ', transient: true }');
  });
  if (isChanged) reportReader(key, context);
}

function writeSource(use: ReadUse, call: tsTypes.CallExpression, context: Context): void {
  const source = call.arguments[0]!;
  const write = sourceChunk(source, context);
  if (!write) return reportMethod(use, context);
  const isChanged = context.change(use.key, draft => {
    draft.rename(use.key, 'write');
    write(draft);
  });
  if (isChanged) startBefore(call, use.node.expression, context);
}
