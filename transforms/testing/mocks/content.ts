/** The content of a result, which V1 had in a member for each kind. */
import type { Part } from '../../../src/edit/draft.js';
import { quoteOf } from '../../../src/edit/style.js';
import { inward, isUndefined, propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { mayBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { retype, typeOf } from '../../parts/literal.js';
import { type Change, enclosed, every, type Job, keyed, renamed } from './change.js';
import { literalsIn } from './literals.js';

type Literal = tsTypes.ObjectLiteralExpression;

/** In the order in which 4 read them. */
const KINDS = ['reasoning', 'text', 'files', 'sources', 'toolCalls'];

/** The tag of a file's data: `data` → `data: { type: 'data', data }`. */
export function tagData(file: Literal): Change[] | undefined {
  const property = propertyNamed(file, 'data');
  const value = propertyValue(property);
  if (!property || !value) return undefined;
  const quote = quoteOf(file.getSourceFile());
  if (ts.isObjectLiteralExpression(inward(value))) return [];
  return [enclosed(property, `{ type: ${quote}data${quote}, data: `, ' }')];
}

/** A call of a tool, with `type` in the place of `toolCallType`. */
export function reshapeCall(call: Literal, isTyped: boolean): Change[] | undefined {
  const kind = propertyNamed(call, 'toolCallType');
  if (!kind) return isTyped ? keyed(call, 'args', 'input') : undefined;
  const quote = quoteOf(call.getSourceFile());
  const value = propertyValue(kind);
  const type = `type: ${quote}tool-call${quote}${value && ts.isAsExpression(value) ? ' as const' : ''}`;
  return [
    ...keyed(call, 'args', 'input'),
    draft => (isTyped ? draft.removeElements(call.properties, [kind]) : draft.replace(kind, type)),
  ];
}

const ITEMS: Readonly<Record<string, (item: Literal) => Change[] | undefined>> = {
  toolCalls: call => reshapeCall(call, false),
  files: file => every([typed(file, 'file'), keyed(file, 'mimeType', 'mediaType'), tagData(file)]),
  sources: source => typed(source, 'source'),
  reasoning: part =>
    typeOf(part) === 'text' && !propertyNamed(part, 'signature')
      ? [draft => retype(part, 'reasoning', draft)]
      : undefined,
};

function typed(item: Literal, type: string): Change[] | undefined {
  const [first] = item.properties;
  const quote = quoteOf(item.getSourceFile());
  return first && [draft => draft.addElementBefore(first, `type: ${quote}${type}${quote}`)];
}

interface Piece {
  property: tsTypes.ObjectLiteralElementLike;
  name: string;
  value: tsTypes.Expression;
  /** The parts in it, where it is a list. */
  items: readonly Literal[] | undefined;
}

/** Makes `content` of the members, in the place of the last list or of the text. */
export function reshapeContent(
  literal: Literal,
  given: ReadonlyMap<string, tsTypes.ObjectLiteralElementLike>,
  job: Job,
): { changes: Change[]; gone: tsTypes.ObjectLiteralElementLike[]; isMissing: boolean } | undefined {
  const all = KINDS.flatMap(name => given.get(name) ?? []);
  const pieces = all.flatMap(property => pieceOf(property, job) ?? []);
  const spare = all.filter(property => !pieces.some(piece => piece.property === property) && isNothing(property));
  if (pieces.length + spare.length < all.length || all.some(({ parent }) => parent !== literal)) return undefined;
  const items = every(pieces.flatMap(({ name, items }) => items?.map(ITEMS[name]!) ?? []));
  if (!items) return undefined;
  const base = pieces.findLast(piece => piece.items) ?? pieces.findLast(piece => !piece.items);
  if (!base) return { changes: [], gone: spare, isMissing: true };
  const others = pieces.filter(piece => piece !== base);
  const parts = others.flatMap(piece => piece.items?.map((item): Part[] => [item]) ?? [partOf(piece)]);
  return {
    changes: [...items, placed(base, parts)],
    gone: [...spare, ...others.map(({ property }) => property)],
    isMissing: false,
  };
}

const isNothing = (property: tsTypes.ObjectLiteralElementLike): boolean => {
  const value = propertyValue(property);
  if (!value) return false;
  const list = inward(value);
  return isUndefined(value) || (ts.isArrayLiteralExpression(list) && list.elements.length === 0);
};

function pieceOf(property: tsTypes.ObjectLiteralElementLike, { checker }: Job): Piece | undefined {
  const name = property.name!.getText().replace(/['"]/g, '');
  const value = propertyValue(property);
  if (!value || isNothing(property)) return undefined;
  const isList = ts.isArrayLiteralExpression(inward(value));
  const items = isList ? literalsIn(value) : undefined;
  if (isList ? !items : !/^(?:text|reasoning)$/.test(name)) return undefined;
  const isSure = isList || !mayBe(checker.getTypeAtLocation(value), ts.TypeFlags.Undefined);
  return isSure ? { property, name, value, items } : undefined;
}

function partOf({ name, value }: Piece): Part[] {
  const quote = quoteOf(value.getSourceFile());
  const isShort = value.getText() === 'text';
  return [`{ type: ${quote}${name}${quote}, ${isShort ? '' : 'text: '}`, value, ' }'];
}

function placed({ property, name, items, value }: Piece, parts: readonly Part[][]): Change {
  return draft => {
    if (items) {
      renamed(property.name!, 'content')(draft);
      const [first] = (inward(value) as tsTypes.ArrayLiteralExpression).elements;
      for (const part of parts) draft.addElementBefore(first!, ...part);
    } else if (ts.isShorthandPropertyAssignment(property) || name !== 'text') {
      draft.replace(
        property,
        'content: [',
        ...parts.flatMap(part => [...part, ', ']),
        ...partOf({ property, name, items, value }),
        ']',
      );
    } else {
      const quote = quoteOf(value.getSourceFile());
      draft.insertBefore(
        property,
        'content: [',
        ...parts.flatMap(part => [...part, ', ']),
        `{ type: ${quote}text${quote}, `,
      );
      draft.insertAfter(property, ' }]');
    }
  };
}
