import type { Draft } from '../../src/edit/draft.js';
import { quoteOf } from '../../src/edit/style.js';
import { guide5 } from '../../src/guides.js';
import {
  type FunctionNode,
  inward,
  isFunctionNode,
  propertyNamed,
  propertyValue,
  returnsOf,
} from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { OptionUse } from '../../src/sdk/use.js';
import { type Context, defineTransform, means } from '../../src/transform.js';
import { quoted, retype, typeOf } from '../parts/literal.js';
import { canTakeOutput, takeOutput } from './output-parameter.js';

const NEW = 'toModelOutput';

export const toolResultContent = defineTransform({
  id: 'tool-result-content',
  title: '`experimental_toToolResultContent` becomes `toModelOutput`',
  kind: 'silent',
  from: [4],
  words: ['experimental_toToolResultContent'],
  gives: [NEW],
  why: 'Under 7 the old name is not read: the model gets what the tool returned as text or JSON, a screenshot as a long line of base64. The new function is given `{ output }`, and its parts stand in a `content`.',
  keeps: [
    'a function that builds its parts in another way than a list that is written there: it is reported',
    'properties of that name in your own types',
  ],
  before: "experimental_toToolResultContent: shot => [{ type: 'image', data: shot.base64, mimeType: 'image/png' }],",
  after:
    "toModelOutput: ({ output: shot }) => ({\n  type: 'content',\n  value: [{ type: 'file', data: { type: 'data', data: shot.base64 }, mediaType: 'image/png' }],\n}),",
  docs: guide5('tool-result-content-experimental_totoolresultcontent--tomodeloutput'),
  visit(use, context) {
    if (use.form !== 'option' || !means(use, ['Tool.experimental_toToolResultContent'])) return;
    const fn = functionIn(use);
    const returned = fn ? returnsOf(fn) : [];
    const parts = returned.flatMap(partsOf);
    const isClear = fn && returned.length > 0 && canTakeOutput(fn) && !use.doubt && !propertyNamed(use.literal, NEW);
    if (!isClear || !parts.every(isPart)) return report(use.key, context);
    const quote = quoteOf(use.key.getSourceFile());
    context.change(use.key, draft => {
      draft.rename(use.key, NEW);
      takeOutput(fn, draft);
      for (const part of parts) if (typeOf(part) === 'image') writeFile(part, draft);
      for (const content of returned) writeContent(content, `${quote}content${quote}`, draft);
    });
  },
});

function functionIn({ node }: OptionUse): FunctionNode | undefined {
  if (ts.isMethodDeclaration(node)) return node;
  const value = propertyValue(node);
  const fn = value && inward(value);
  return fn && isFunctionNode(fn) ? fn : undefined;
}

type PartLiteral = tsTypes.ObjectLiteralExpression;

/** The parts of a list, also where a condition chooses between lists; undefined for what is no part that is written there. */
function partsOf(content: tsTypes.Expression): (PartLiteral | undefined)[] {
  const node = inward(content);
  if (ts.isConditionalExpression(node)) return [...partsOf(node.whenTrue), ...partsOf(node.whenFalse)];
  if (!ts.isArrayLiteralExpression(node)) return [undefined];
  return node.elements.map(element => {
    const part = inward(element);
    return ts.isObjectLiteralExpression(part) ? part : undefined;
  });
}

function isPart(part: PartLiteral | undefined): part is PartLiteral {
  const type = part && typeOf(part);
  if (type === 'text') return true;
  const isOpen = part?.properties.some(ts.isSpreadAssignment);
  return type === 'image' && !isOpen && propertyValue(propertyNamed(part!, 'data')) !== undefined;
}

/** `{ type: 'image', data, mimeType }` → `{ type: 'file', data: { type: 'data', data }, mediaType }` */
function writeFile(part: PartLiteral, draft: Draft): void {
  const data = propertyNamed(part, 'data')!;
  const mimeType = propertyNamed(part, 'mimeType');
  retype(part, 'file', draft);
  const type = `{ type: ${quoted(part, 'data')}, data`;
  if (ts.isShorthandPropertyAssignment(data)) draft.insertAfter(data, `: ${type} }`);
  else {
    draft.insertBefore(propertyValue(data)!, `${type}: `);
    draft.insertAfter(propertyValue(data)!, ' }');
  }
  if (mimeType) draft.rename(mimeType.name!, 'mediaType');
  else draft.addProperty(part, `mediaType: ${quoted(part, 'image')}`);
}

function writeContent(content: tsTypes.Expression, type: string, draft: Draft): void {
  const isBody = ts.isArrowFunction(content.parent);
  draft.insertBefore(content, `${isBody ? '(' : ''}{ type: ${type}, value: `);
  draft.insertAfter(content, ` }${isBody ? ')' : ''}`);
}

function report(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      '7 does not read `experimental_toToolResultContent`: the model gets what the tool returned as text or JSON.',
    remedy:
      "Write `toModelOutput: ({ output }) => ({ type: 'content', value: […] })`; an image in it is `{ type: 'file', mediaType: 'image/png', data: { type: 'data', data } }`.",
    severity: 'error',
  });
}
