import type { Draft, Part } from '../../src/edit/draft.js';
import { besideCoalescing } from '../../src/edit/precedence.js';
import { guide7 } from '../../src/guides.js';
import { propertyOf } from '../../src/sdk/symbols.js';
import { propertyNamed, propertyValue, staticName } from '../../src/sdk/syntax.js';
import { mayMiss } from '../../src/sdk/types.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means, ownerName } from '../../src/transform.js';
import { asksForImages } from './image-parts/asked.js';
import { becameFiles, quoted, retype, typeOf } from './literal.js';

export const imageParts = defineTransform({
  id: 'image-parts',
  title: 'Image parts of messages become file parts',
  kind: 'deprecated',
  from: [4, 5, 6],
  words: ['image'],
  why: 'Image parts are deprecated in 7, which makes a file part with the media type `image` of each.',
  keeps: [
    'images in the messages of other libraries, which have other shapes',
    'the type `ImagePart`, which stays as long as something has it',
    'parts that the project reads again by the name `image`, and all parts where it asks for those of type `image`',
  ],
  before: "messages: [{ role: 'user', content: [{ type: 'image', image: url }] }],",
  after: "messages: [{ role: 'user', content: [{ type: 'file', data: url, mediaType: 'image' }] }],",
  docs: guide7('message-parts-migrate-away-from-deprecated-image-part'),
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['ImagePart.image'])) return;
    const reason = reasonToLeave(use, context);
    if (!reason) {
      if (context.change(use.key, draft => write(use, context, draft))) becameFiles.add(use.literal);
      return;
    }
    context.report(use.key, {
      message: `An image part is deprecated in 7 and works as before. It was left: ${reason}.`,
      remedy: "Write it as `{ type: 'file', data, mediaType: 'image' }`.",
      severity: 'info',
    });
  },
});

function reasonToLeave({ literal, doubt, reads, takers }: OptionUse, context: Context): string | undefined {
  const { checker } = context;
  if (doubt) return doubt.reason;
  if (reads.length > 0) return 'its `image` is read elsewhere';
  if (typeOf(literal) !== 'image') return 'its `type` is not written here';
  if (literal.properties.some(ts.isSpreadAssignment)) return 'it may get more from what is spread into it';
  if (asksForImages(context)) return 'other code asks for parts of type `image`';
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

function write({ key, node, literal }: OptionUse, { checker }: Context, draft: Draft): void {
  retype(literal, 'file', draft);
  draft.rename(key, 'data');
  const image = quoted(literal, 'image');
  const given = propertyNamed(literal, 'mediaType') ?? propertyNamed(literal, 'mimeType');
  const mediaType = propertyValue(given);
  if (!given) draft.addElementAfter(node, `mediaType: ${image}`);
  // A file part without a media type is refused.
  else if (mediaType && mayMiss(checker.getTypeAtLocation(mediaType)))
    draft.replace(given, 'mediaType: ', ...orElse(mediaType, image, ts.isShorthandPropertyAssignment(given)));
  else if (staticName(given.name) === 'mimeType') draft.rename(given.name!, 'mediaType');
}

function orElse(value: tsTypes.Expression, fallback: string, isShorthand: boolean): Part[] {
  if (isShorthand) return [`${value.getText()} ?? ${fallback}`];
  const [open, close] = besideCoalescing(value);
  return [open, value, `${close} ?? ${fallback}`];
}
