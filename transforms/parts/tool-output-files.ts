import type { Draft } from '../../src/edit/draft.js';
import { guide7 } from '../../src/guides.js';
import { ownersOfSymbol } from '../../src/sdk/symbols.js';
import { constValue, inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { mustBe } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, ownerName } from '../../src/transform.js';
import { innerType, quoted, retype, typeOf } from './literal.js';

interface Form {
  /** What holds the file. */
  key: string;
  /** The kind of data that 7 makes of it. */
  data: 'data' | 'url' | 'reference';
  /** The media type that it stands for where none is given. */
  mediaType?: string;
}

const FORMS: Record<string, Form> = {
  media: { key: 'data', data: 'data' },
  'file-data': { key: 'data', data: 'data' },
  'image-data': { key: 'data', data: 'data' },
  'file-url': { key: 'url', data: 'url' },
  'image-url': { key: 'url', data: 'url', mediaType: 'image' },
  'file-id': { key: 'fileId', data: 'reference', mediaType: 'application' },
  'image-file-id': { key: 'fileId', data: 'reference', mediaType: 'image' },
};

export const toolOutputFiles = defineTransform({
  id: 'tool-output-files',
  title: 'Files in the output of tools have one type',
  kind: 'silent',
  from: [5, 6],
  words: ['data', 'url', 'fileId'],
  why: 'Under 7 a part of type `media` goes to the provider as it is, which does not know it. The other old types, one for each kind of file and of data, are deprecated in favour of `file`.',
  keeps: [
    'parts of type `media` of other libraries, such as Gemini’s and those of MCP',
    '`data` that may be a `data:` URL, for which the new form throws: `media` becomes `file-data`, which takes it',
    'ids that are strings, which 7 wants with the name of the provider',
  ],
  before: "value: [{ type: 'media', data: image.toString('base64'), mediaType: 'image/png' }],",
  after:
    "value: [\n  { type: 'file', data: { type: 'data', data: image.toString('base64') }, mediaType: 'image/png' },\n],",
  docs: guide7('tool-result-content-migrate-away-from-image--and-file--variants-to-file'),
  visit(use, context) {
    if (use.form !== 'option' || !use.owners.every(({ type }) => /^ToolResultContent\w*Part$/.test(type))) return;
    const type = typeOf(use.literal) ?? '';
    const form = FORMS[type];
    if (!form || form.key !== use.name || use.owners.length === 0) return;
    const reason = reasonToLeave(use, context);
    if (!reason) return void context.change(use.key, draft => write(use, form, draft));
    // What 6 made of it: 7 still takes that.
    const isKept = type !== 'media' || use.doubt || use.reads.length > 0;
    if (!isKept) context.change(use.key, draft => retype(use.literal, 'file-data', draft));
    context.report(use.key, {
      message: isKept
        ? `A part of type \`${type}\` ${type === 'media' ? 'is not known to 7' : 'is deprecated in 7 and works as before'}. It was left: ${reason}.`
        : `A part of type \`media\` became \`file-data\`, which is deprecated in 7 and works: ${reason}.`,
      remedy: REMEDIES[form.data],
      severity: type === 'media' && isKept ? 'error' : 'info',
    });
  },
});

const REMEDIES = {
  data: "Write `{ type: 'file', mediaType, data: { type: 'data', data } }` with the base64 text alone, without `data:…;base64,`.",
  url: "Write `{ type: 'file', mediaType, data: { type: 'url', url: new URL(…) } }`.",
  reference: "Write `{ type: 'file', mediaType, data: { type: 'reference', reference: { provider: 'id' } } }`.",
};

function reasonToLeave({ literal, node, doubt, reads }: OptionUse, context: Context): string | undefined {
  const { data, mediaType } = FORMS[typeOf(literal)!]!;
  const value = propertyValue(node);
  if (doubt) return doubt.reason;
  if (reads.length > 0) return 'it is read again by its old names';
  if (!value) return 'what it holds is computed by a method';
  if (literal.properties.some(ts.isSpreadAssignment)) return 'it may get more from what is spread into it';
  if (!mediaType && !propertyNamed(literal, 'mediaType')) return 'it has no `mediaType`';
  if (data === 'data' && !isBase64(value, context)) return 'its `data` may be a `data:` URL, for which `file` throws';
  if (data === 'reference' && !mustBe(context.checker.getTypeAtLocation(value), ts.TypeFlags.Object))
    return 'its id needs the name of the provider';
  return undefined;
}

/** Whether a value is base64 alone for certain. */
function isBase64(value: tsTypes.Expression, context: Context): boolean {
  const node = inward(value);
  if (ts.isStringLiteralLike(node)) return !node.text.startsWith('data:');
  if (ts.isIdentifier(node)) {
    const given = constValue(context.uses.references.symbolAt(node)?.valueDeclaration);
    return given !== undefined && isBase64(given, context);
  }
  if (ts.isPropertyAccessExpression(node)) {
    const owners = ownersOfSymbol(context.checker.getSymbolAtLocation(node.name));
    return owners.length > 0 && owners.every(owner => ownerName(owner) === 'GeneratedFile.base64');
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [encoding] = node.arguments;
  const isEncoded = encoding !== undefined && ts.isStringLiteralLike(encoding) && encoding.text === 'base64';
  return node.expression.name.text === 'toBase64' || (node.expression.name.text === 'toString' && isEncoded);
}

function write({ key, node, literal }: OptionUse, { data, mediaType }: Form, draft: Draft): void {
  const value = propertyValue(node)!;
  const [open, close] = data === 'url' ? ['new URL(', ') }'] : ['', ' }'];
  const start = `{ type: ${innerType(literal, data)}, ${data}`;
  retype(literal, 'file', draft);
  if (ts.isShorthandPropertyAssignment(node)) {
    const given = data === value.getText() && open === '' ? start : `${start}: ${open}${value.getText()}`;
    draft.replace(node, `data: ${given}${close}`);
  } else {
    if (key.getText() !== 'data') draft.rename(key, 'data');
    draft.insertBefore(value, `${start}: ${open}`);
    draft.insertAfter(value, close);
  }
  if (mediaType && !propertyNamed(literal, 'mediaType'))
    draft.addElementAfter(node, `mediaType: ${quoted(literal, mediaType)}`);
}
