/** Writes `runtimeContext` for what was `metadata` of the settings beside it. */
import type { Draft, Part } from '../../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding } from '../../../../src/edit/layout.js';
import { arrowParameter, usesTrailingCommas } from '../../../../src/edit/style.js';
import { isInTighterType, isNamed } from '../../../../src/sdk/syntax.js';
import { mayBe, mayMiss } from '../../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../../src/sdk/typescript.js';
import type { Context } from '../../../../src/transform.js';
import type { Option, Taker } from './call.js';
import type { Metadata } from './settings.js';
import type { Split } from './source.js';

/** In the call that has the settings. */
export function writeBeside(option: Option, metadata: Metadata, draft: Draft, context: Context): void {
  writeIncluded(metadata, draft);
  const indent = indentAt(option.getSourceFile().text, option.getStart());
  draft.addElementAfter(option, 'runtimeContext: ', ...contextOf(metadata, indent, context));
}

/** In what gives settings to calls: it gives both options, and the calls spread them. */
export function writeSplit({ settings, types, takers }: Split, draft: Draft, context: Context): void {
  const isSure = settings.every(({ metadata }) => metadata?.under.length === 0);
  for (const { literal, metadata } of settings) {
    if (metadata) writeIncluded(metadata, draft);
    encloseSettings(literal, metadata, draft, context);
  }
  for (const type of types) {
    const none = mayMiss(context.checker.getTypeFromTypeNode(type)) ? ' | undefined' : '';
    draft.insertBefore(type, '{ telemetry: ');
    draft.insertAfter(type, `; runtimeContext${isSure ? '' : '?'}: Record<string, unknown> }${none}`);
  }
  for (const taker of takers) take(taker, draft, context);
}

function encloseSettings(
  literal: tsTypes.ObjectLiteralExpression,
  metadata: Metadata | undefined,
  draft: Draft,
  context: Context,
): void {
  const source = literal.getSourceFile();
  const { text } = source;
  const start = literal.getStart();
  const outer = indentAt(text, start);
  const inner = outer + indentUnit(text);
  const runtimeContext = metadata ? ['runtimeContext: ', ...contextOf(metadata, inner, context)] : [];
  if (!metadata || !literal.getText().includes('\n')) {
    draft.insertBefore(literal, '{ telemetry: ');
    draft.insertAfter(literal, ...(metadata ? [', ', ...runtimeContext] : []), ' }');
    return;
  }
  const line = lineEnding(text);
  draft.wrap(literal, { start, end: literal.end }, `{${line}${inner}telemetry: `, '');
  const end = `${usesTrailingCommas(source) ? ',' : ''}${line}${outer}}`;
  draft.insertAfter(literal, `,${line}${inner}`, ...runtimeContext, end);
}

export function take(taker: Taker, draft: Draft, { checker }: Context): void {
  const { option, value, form } = taker;
  if (form === 'whole') return spread(option, draft);
  const dot = mayMiss(checker.getTypeAtLocation(value)) ? '?.' : '.';
  const text = value.getText();
  const key = arrowParameter(option.getSourceFile(), 'key');
  const included = `Object.fromEntries(Object.keys(${text}${dot}metadata ?? {}).map(${key} => [key, true]))`;
  const [before, after] =
    form === 'read' ? ['{ ...', `, includeRuntimeContext: ${included} }`] : ['', `${dot}telemetry`];
  if (ts.isShorthandPropertyAssignment(option)) draft.replace(option, `telemetry: ${before}${text}${after}`);
  else {
    draft.replace(option.name, 'telemetry');
    draft.insertBefore(value, before);
    draft.insertAfter(value, after);
  }
  const context = form === 'read' ? 'metadata' : 'runtimeContext';
  if (form !== 'bare') draft.addElementAfter(option, `runtimeContext: ${text}${dot}${context}`);
}

function spread(option: Option, draft: Draft): void {
  if (ts.isShorthandPropertyAssignment(option)) return draft.replace(option, `...${option.name.text}`);
  const { initializer } = option;
  const isSimple = isNamed(initializer) || ts.isCallExpression(initializer);
  draft.replaceRange(option, { start: option.getStart(), end: initializer.getStart() }, isSimple ? '...' : '...(');
  if (!isSimple) draft.insertAfter(initializer, ')');
}

/** In types of the project: 7's own has no `metadata`. */
export function widen(type: tsTypes.TypeNode, draft: Draft, { checker }: Context): void {
  const holder = type.parent;
  const isOptional = (ts.isPropertySignature(holder) || ts.isParameter(holder)) && holder.questionToken !== undefined;
  const mayBeNone = !isOptional && mayMiss(checker.getTypeFromTypeNode(type));
  const [open, close] = mayBeNone ? ['(', ') | undefined'] : isInTighterType(type) ? ['(', ')'] : ['', ''];
  if (open) draft.insertBefore(type, open);
  draft.insertAfter(type, ` & { metadata?: Record<string, unknown> }${close}`);
}

function writeIncluded({ node, included }: Metadata, draft: Draft): void {
  draft.replace(node.name, `includeRuntimeContext: ${included}`);
  draft.replaceRange(node, { start: node.name.end, end: node.end });
}

/** The values, as they are to stand in another place. */
function contextOf({ node, value, under }: Metadata, indent: string, { checker }: Context): Part[] {
  let parts: Part[] = [ts.isShorthandPropertyAssignment(node) ? node.name.text : { node: value, indent }];
  for (const { test, holds } of under.toReversed()) {
    const isItself = test.getText() === value.getText() && !mayBe(checker.getTypeAtLocation(value), ts.TypeFlags.Null);
    if (!holds) parts = [`${test.getText()} ? undefined : `, ...parts];
    else if (!isItself) parts = [`${test.getText()} ? `, ...parts, ' : undefined'];
  }
  return parts;
}
