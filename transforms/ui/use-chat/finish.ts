/** `onFinish`, which 4 called with a message that came to its end; 7 calls it after an abort and an error too. */
import type { Draft } from '../../../src/edit/draft.js';
import { addFirst } from '../../../src/edit/statements.js';
import { usesSemicolons } from '../../../src/edit/style.js';
import { type FunctionNode, functionHere, isNamed, propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { mayMiss } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';

const FLAGS = ['isAbort', 'isError'] as const;

export function changeFinish(property: tsTypes.ObjectLiteralElementLike, context: Context): void {
  const fn = functionHere(property);
  const value = propertyValue(property);
  if (!fn) return value && wrapHeld(property, value, context);
  const [message, details] = fn.parameters;
  if (message && ts.isObjectBindingPattern(message.name)) return reportUnlessNew(property, message.name, context);
  const taken = details && detailsOf(details);
  const isKnown = (!message || ts.isIdentifier(message.name)) && (!details || taken) && fn.body && !fn.asteriskToken;
  if (!isKnown) return reportFinish(property, context, details && namesOf(details));
  const isEmpty = fn.body && ts.isBlock(fn.body) && fn.body.statements.length === 0;
  if (isEmpty && !message) return;
  const isChanged = context.change(message ?? property, draft => {
    const flags = isEmpty ? [] : FLAGS.map(flag => draft.freeName(fn, flag));
    writeParameters(fn, taken ?? [], flags, draft);
    writeGuard(fn, flags, draft);
  });
  if (isChanged && details && ts.isIdentifier(details.name)) reportUsage(details.name, context);
}

/** `message => …` becomes `({ message, isAbort, isError }) => …`. */
function writeParameters(fn: FunctionNode, details: readonly string[], flags: readonly string[], draft: Draft): void {
  const [message] = fn.parameters;
  const given = flags.map((flag, i) => (flag === FLAGS[i] ? flag : `${FLAGS[i]}: ${flag}`));
  if (!message) {
    const { pos, end } = fn.parameters;
    return draft.replaceRange(fn, { start: pos, end }, `{ ${given.join(', ')} }`);
  }
  const name = message.name.getText();
  const rest = details.filter(one => one.startsWith('...'));
  const named = details.filter(one => !rest.includes(one));
  const pattern = [name === 'message' ? name : `message: ${name}`, ...named, ...given, ...rest].join(', ');
  const isBare = !message.getSourceFile().text.slice(fn.getStart(), message.getStart()).includes('(');
  const [open, close] = isBare ? ['(', ')'] : ['', ''];
  const others = [...(named.length > 0 ? ['finishReason?: string'] : []), ...FLAGS.map(flag => `${flag}: boolean`)];
  const type = message.type ? [': { message: ', message.type, `; ${others.join('; ')} }`] : [];
  const range = { start: message.getStart(), end: fn.parameters.at(-1)!.end };
  draft.replaceRange(message, range, `${open}{ ${pattern} }`, ...type, close);
}

/** `if (isAbort || isError) return` */
function writeGuard({ body }: FunctionNode, flags: readonly string[], draft: Draft): void {
  if (!body || flags.length === 0) return;
  if (ts.isBlock(body)) return addFirst(body, [`if (${flags.join(' || ')}) return`], draft);
  const end = usesSemicolons(body.getSourceFile()) ? ';' : '';
  draft.insertBefore(body, `{ if (${flags.map(flag => `!${flag}`).join(' && ')}) `);
  draft.insertAfter(body, `${end} }`);
}

/** What is taken of the second argument, of which 7 gives the reason; nothing where it takes what is not there. */
function detailsOf({ name, type }: tsTypes.ParameterDeclaration): string[] | undefined {
  if (type) return undefined;
  if (ts.isIdentifier(name)) return [`...${name.text}`];
  if (!ts.isObjectBindingPattern(name)) return undefined;
  const isGiven = name.elements.every(one => staticName(one.propertyName ?? one.name) === 'finishReason');
  return isGiven ? name.elements.map(one => one.getText()) : undefined;
}

const namesOf = ({ name }: tsTypes.ParameterDeclaration): (string | undefined)[] =>
  ts.isObjectBindingPattern(name) ? name.elements.map(one => staticName(one.propertyName ?? one.name)) : [];

/** `onFinish: save` becomes a function that calls it, where it takes the message alone. */
function wrapHeld(property: tsTypes.ObjectLiteralElementLike, value: tsTypes.Expression, context: Context): void {
  const { checker, uses } = context;
  const type = checker.getTypeAtLocation(value);
  const [signature] = checker.getNonNullableType(type).getCallSignatures();
  const taken = (uses.origins.functionIn(property)?.parameters ?? signature?.getParameters())?.length;
  if (taken === undefined || taken > 1 || !isNamed(value)) return reportFinish(property, context);
  const end = usesSemicolons(property.getSourceFile()) ? ';' : '';
  const call = `${value.getText()}${mayMiss(type) ? '?.' : ''}(${taken === 1 ? 'message' : ''})`;
  const names = [...(taken === 1 ? ['message'] : []), ...FLAGS].join(', ');
  const text = `({ ${names} }) => { if (!isAbort && !isError) ${call}${end} }`;
  context.change(property, draft => {
    if (ts.isShorthandPropertyAssignment(property)) draft.replace(property, `onFinish: ${text}`);
    else draft.replace(value, text);
  });
}

/** A pattern that takes a `message` out is of 7. */
function reportUnlessNew(
  property: tsTypes.ObjectLiteralElementLike,
  pattern: tsTypes.ObjectBindingPattern,
  context: Context,
): void {
  const names = pattern.elements.map(one => staticName(one.propertyName ?? one.name));
  if (!['message', ...FLAGS].some(name => names.includes(name))) reportFinish(property, context);
}

/** Reads of the second argument that 7 leaves empty. */
function reportUsage(details: tsTypes.Identifier, context: Context): void {
  for (const read of context.uses.references.of(details)) {
    const { parent } = read;
    const isReason = ts.isPropertyAccessExpression(parent) && parent.name.text === 'finishReason';
    if (read !== details && !isReason) reportMissing(read, context);
  }
}

function reportFinish(
  property: tsTypes.ObjectLiteralElementLike,
  context: Context,
  read: readonly (string | undefined)[] = [],
): void {
  const at = property.name ?? property;
  if (read.includes('usage')) return reportMissing(at, context);
  context.report(at, {
    message:
      'In 7 `onFinish` is given one object with the `message` and its `finishReason`, and is called after an abort and an error too.',
    remedy: 'Take `({ message, isAbort, isError }) => …`, and return where one of the two is true.',
    severity: 'error',
  });
}

function reportMissing(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message: 'In 7 `onFinish` is given one object with the `message` and its `finishReason`, and no `usage`.',
    remedy:
      'Take `{ message, finishReason }`; send the usage from the server as `messageMetadata`, and read `message.metadata`.',
    severity: 'error',
  });
}
