import type { Draft } from '../../src/edit/draft.js';
import { guide7 } from '../../src/guides.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { propertyNamed } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, ownerName } from '../../src/transform.js';
import { quoted, retype, typeOf } from './literal.js';

export const imageParts = defineTransform({
  id: 'image-parts',
  title: 'Image parts of messages become file parts',
  kind: 'deprecated',
  from: [5, 6],
  words: ['image'],
  why: 'Image parts are deprecated in 7, which makes a file part with the media type `image` of each.',
  keeps: [
    'images in the messages of other libraries, which have other shapes',
    'the type `ImagePart`, which stays as long as something has it',
    'parts that the project reads again by the name `image`',
  ],
  before: "messages: [{ role: 'user', content: [{ type: 'image', image: url }] }],",
  after: "messages: [{ role: 'user', content: [{ type: 'file', data: url, mediaType: 'image' }] }],",
  docs: guide7('message-parts-migrate-away-from-deprecated-image-part'),
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['ImagePart.image'])) return;
    const reason = reasonToLeave(use, context);
    if (!reason) return void context.change(use.key, draft => write(use, draft));
    context.report(use.key, {
      message: `An image part is deprecated in 7 and works as before. It was left: ${reason}.`,
      remedy: "Write it as `{ type: 'file', data, mediaType: 'image' }`.",
      severity: 'info',
    });
  },
});

function reasonToLeave({ literal, doubt, reads, takers }: OptionUse, { checker }: Context): string | undefined {
  if (doubt) return doubt.reason;
  if (reads.length > 0) return 'its `image` is read elsewhere';
  if (typeOf(literal) !== 'image') return 'its `type` is not written here';
  if (literal.properties.some(ts.isSpreadAssignment)) return 'it may get more from what is spread into it';
  const isFixed = [literal, ...takers].some(node => {
    const expected = checker.getContextualType(node as tsTypes.Expression);
    return has(expected, 'ImagePart.image', checker) && !has(expected, 'FilePart.data', checker);
  });
  return isFixed ? 'its place has the type `ImagePart`' : undefined;
}

function has(type: tsTypes.Type | undefined, member: string, checker: tsTypes.TypeChecker): boolean {
  const { owners } = propertyOf(checker, type, member.split('.')[1]!);
  return owners.some(owner => ownerName(owner) === member);
}

function write({ key, node, literal }: OptionUse, draft: Draft): void {
  retype(literal, 'file', draft);
  draft.rename(key, 'data');
  if (!propertyNamed(literal, 'mediaType')) draft.addElementAfter(node, `mediaType: ${quoted(literal, 'image')}`);
}
