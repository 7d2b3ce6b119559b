/** Texts that an author put together, and what is left of them without the error. */
import { quoteOf } from '../../../src/edit/style.js';
import { inward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

/** Literal text as it is spelled, or an expression between. */
type Piece = string | tsTypes.Expression;

export type Text = tsTypes.TemplateExpression | Sum;
type Sum = tsTypes.BinaryExpression & { operatorToken: tsTypes.PlusToken };

export const isSum = (node: tsTypes.Node): node is Sum =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** The values that a template or a sum is made of. */
export function operandsOf(text: Text): tsTypes.Expression[] {
  if (ts.isTemplateExpression(text)) return text.templateSpans.map(({ expression }) => expression);
  const left = inward(text.left);
  return [...(isSum(left) ? operandsOf(left) : [text.left]), text.right];
}

/** The text without the operands; undefined where the author has said nothing beside them. */
export function textWithout(text: Text, operands: readonly tsTypes.Expression[]): string | undefined {
  const left = finished(without(piecesOf(text), operands));
  const words = left.filter(piece => typeof piece === 'string').join(' ');
  if (!/\p{L}/u.test(words) || /^\W*(?:an? )?error\W*$/i.test(words)) return undefined;
  return ts.isTemplateExpression(text) ? template(left, text) : sum(left, text);
}

function piecesOf(text: Text): Piece[] {
  if (isSum(text))
    return operandsOf(text).map(operand => (ts.isStringLiteral(operand) ? operand.getText().slice(1, -1) : operand));
  const raw = (token: tsTypes.Node): string => token.getText().replace(/^[`}]|(?:`|\$\{)$/g, '');
  return [raw(text.head), ...text.templateSpans.flatMap(span => [span.expression, raw(span.literal)])];
}

const LEADS_IN = /(?:\\[nrt]|[\s:;,=([{"'–—-])+$/u;
const CLOSES = /^[)\]}"']+/;

function without(pieces: readonly Piece[], operands: readonly tsTypes.Expression[]): Piece[] {
  const left: Piece[] = [];
  let isBehind = false;
  for (const piece of pieces) {
    if (typeof piece !== 'string' && operands.includes(piece)) {
      const before = left.pop();
      if (typeof before === 'string') left.push(before.replace(LEADS_IN, ''));
      else if (before) left.push(before);
      isBehind = true;
    } else if (typeof piece === 'string' && isBehind) {
      const before = left.at(-1);
      const rest = piece.replace(CLOSES, '');
      if (typeof before === 'string')
        left[left.length - 1] = before + (before || left.length > 1 ? rest : rest.replace(/^[\s.:;,–—-]+/u, ''));
      else left.push(rest);
      isBehind = false;
    } else {
      left.push(piece);
      isBehind = false;
    }
  }
  return left;
}

/** A text that ended in the error ends as a sentence. */
function finished(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  if (typeof last !== 'string') return [...pieces, '.'];
  const end = last.trimEnd();
  return [...pieces.slice(0, -1), /[.!?)\]>}…]$/u.test(end) ? end : `${end}.`];
}

function template(pieces: readonly Piece[], text: tsTypes.Node): string {
  const isPlain = pieces.every(piece => typeof piece === 'string' && !/[\\'"`\n]/.test(piece));
  const quote = isPlain ? quoteOf(text.getSourceFile()) : '`';
  return quote + pieces.map(piece => (typeof piece === 'string' ? piece : `\${${piece.getText()}}`)).join('') + quote;
}

/** Undefined where the literals are quoted in more than one way. */
function sum(pieces: readonly Piece[], text: Sum): string | undefined {
  const quotes = new Set(
    operandsOf(text)
      .filter(ts.isStringLiteral)
      .map(literal => literal.getText()[0]!),
  );
  const [quote] = quotes;
  if (quote === undefined || quotes.size > 1) return undefined;
  return pieces
    .filter(piece => piece !== '')
    .map(piece => (typeof piece === 'string' ? quote + piece + quote : piece.getText()))
    .join(' + ');
}
