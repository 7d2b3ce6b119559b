/** Calls that make a stream, or a response of one. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { indentAt } from '../../../src/edit/layout.js';
import { constValue, inward, outward, propertyNamed, staticName } from '../../../src/sdk/syntax.js';
import { mayHave } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

/** Options that say how the response is sent, not what is in it. */
const INIT = ['status', 'statusText', 'headers'];

/** What reads the stream goes on to be given text, unless it is merged into another. */
export function createStream(call: tsTypes.CallExpression, name: string, context: Context): void {
  const [options] = call.arguments;
  if (!options || !writtenOut(options, context)) return reportOptions(call, name, context);
  if (isMerged(call, context)) return;
  context.change(call, draft => {
    const events = draft.import(call, 'ai', 'JsonToSseTransformStream');
    draft.insertAfter(call, `.pipeThrough(new ${events}())`);
  });
}

/** Whether the stream goes nowhere but into the writer of another. */
export function isMerged(stream: tsTypes.Node, context: Context): boolean {
  const node = outward(stream);
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
    const uses = context.uses.references.of(parent.name);
    return uses.length > 0 && uses.every(use => isMerged(use, context));
  }
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'merge'
  );
}

/** The stream is made by a call of its own, in the place of the options. */
export function createResponse(call: tsTypes.CallExpression, name: string, context: Context): void {
  const [response, options] = name.startsWith('pipe') ? call.arguments : [undefined, call.arguments[0]];
  const written = options && writtenOut(options, context);
  if (!written || (name.startsWith('pipe') && !response)) return reportOptions(call, name, context);
  context.change(call, draft => {
    const make = draft.import(call, 'ai', 'createUIMessageStream');
    if (response) {
      const isSame = response.getText() === 'response';
      draft.insertBefore(response, isSame ? '{ ' : '{ response: ');
    }
    const init = written === options ? moveInit(written, call, draft) : readInit(options, written);
    const lead = response ? '' : '{ ';
    draft.insertBefore(options, lead, ...init, `stream: ${make}(`);
    draft.insertAfter(options, ') }');
  });
}

/** The literal of the options, where it is known that `execute` is written in it. */
function writtenOut(options: tsTypes.Expression, context: Context): tsTypes.ObjectLiteralExpression | undefined {
  const { checker, uses } = context;
  const value = inward(options);
  const held = ts.isIdentifier(value) ? constValue(uses.references.symbolAt(value)?.valueDeclaration) : undefined;
  const literal = held ? inward(held) : value;
  if (!ts.isObjectLiteralExpression(literal) || !propertyNamed(literal, 'execute')) return undefined;
  const spreads = literal.properties.filter(ts.isSpreadAssignment);
  const bring = ['execute', 'onError', ...(held ? INIT : [])];
  return spreads.some(({ expression }) => mayHave(checker, checker.getTypeAtLocation(expression), bring))
    ? undefined
    : literal;
}

const isInit = (property: tsTypes.ObjectLiteralElementLike): boolean =>
  ts.isSpreadAssignment(property) || INIT.includes(staticName(property.name) ?? '');

/** Takes the options of the response out of the literal. */
function moveInit(literal: tsTypes.ObjectLiteralExpression, call: tsTypes.Node, draft: Draft): Part[] {
  const indent = indentAt(call.getSourceFile().text, call.getStart());
  const init = literal.properties.filter(isInit);
  draft.removeElements(literal.properties, init);
  return init.flatMap(node => [{ node, indent }, ', ']);
}

/** Reads them off the variable that holds the options. */
const readInit = (options: tsTypes.Expression, literal: tsTypes.ObjectLiteralExpression): string[] =>
  literal.properties
    .filter(isInit)
    .map(property => `${staticName(property.name)}: ${options.getText()}.${staticName(property.name)}, `);

function reportOptions(call: tsTypes.CallExpression, name: string, context: Context): void {
  const stream = 'createUIMessageStream({ execute: ({ writer }) => …, onError })';
  const whole: Record<string, string> = {
    createDataStreamResponse: `createUIMessageStreamResponse({ status, headers, stream: ${stream} })`,
    pipeDataStreamToResponse: `pipeUIMessageStreamToResponse({ response, status, headers, stream: ${stream} })`,
  };
  context.report(call, {
    message: `\`${name}\` is gone, and its options are not written here, so only its name was changed.`,
    remedy: `Write \`${whole[name] ?? stream}\`.`,
    severity: 'error',
  });
}
