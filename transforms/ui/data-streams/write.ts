/** How the call of a method of 4 is written for 7: as functions, or as the method of 7 where those cannot be. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit, lineEnding } from '../../../src/edit/layout.js';
import { outward } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { addOptions, type MethodCall } from '../ui-streams/methods.js';
import { conversionOf, isSpelledOut, type Plan, placeOf, responseOf } from '../ui-streams/plan.js';
import { type Entry, partsOf, writeCall, writeNested } from '../ui-streams/write.js';
import { SUCCESSORS } from './methods.js';
import type { Told } from './options.js';

/** Answers what the tools are called. */
export function writeFunctions(
  use: MethodCall,
  plan: Plan,
  told: Told,
  draft: Draft,
  context: Context,
): string | undefined {
  const { call, method, options } = use;
  const response = responseAround(use);
  const { result, ...start } = placeOf(use, plan, draft);
  const given = SUCCESSORS[method]!.sender ?? (response && 'createUIMessageStreamResponse');
  const sender = given && draft.import(call, 'ai', given);
  const { converter, source, tools } = conversionOf(call, result, plan.tools, draft, context);
  const before = [...source, ...told.before];
  if (response) {
    const own = options && ts.isObjectLiteralExpression(options) ? options.properties : [];
    const kept = own.filter(property => !told.dropped.includes(property)).map((node): Entry => [node]);
    const place = { call: response, options: response.arguments?.[1], start: response.getStart(), lead: '' };
    const functions = { sender: sender!, outer: [], converter, before: [...before, ...kept], after: told.after };
    writeNested(place, functions, draft);
    return tools;
  }
  // Options of which nothing is left are none.
  const isEmpty = options && ts.isObjectLiteralExpression(options) && options.properties.length === told.dropped.length;
  const place = { ...start, options: isEmpty ? undefined : options, dropped: told.dropped };
  if (sender) {
    const functions = { sender, outer: responseOf(use.target), converter, before, after: told.after };
    writeNested(place, functions, draft);
  } else {
    const taker = use.target && `${use.target.getText()}.merge(`;
    writeCall({ ...place, taker, chain: chainOf(use, draft) }, converter, before, told.after, draft);
  }
  return tools;
}

export function writeMethod(use: MethodCall, key: tsTypes.Node, told: Told, draft: Draft): void {
  const { call, method, target, options } = use;
  const [usage] = told.dropped;
  const entries = [...told.before, ...told.after];
  const list = entries.flatMap((entry, i) => [i === 0 ? '' : ', ', ...partsOf(entry)]);
  draft.rename(key, SUCCESSORS[method]!.method);
  if (usage && list.length > 0) draft.replace(usage, ...list);
  else if (usage) draft.removeElements((usage.parent as tsTypes.ObjectLiteralExpression).properties, [usage]);
  else if (options || method !== 'mergeIntoDataStream') addOptions(use, draft, entries);
  if (method === 'mergeIntoDataStream' && target) {
    draft.insertBefore(call, `${target.getText()}.merge(`);
    const end = options?.getStart() ?? target.end;
    draft.replaceRange(call, { start: target.getStart(), end }, ...(options ? [] : ['{ ', ...list, ' }']));
    draft.insertAfter(call, ')');
  }
  const { text } = call.getSourceFile();
  const line = lineEnding(text) + indentAt(text, call.getStart()) + indentUnit(text);
  for (const link of chainOf(use, draft)) draft.insertAfter(call, line + link);
}

/** `new Response(result.toDataStream(), { … })` */
export function responseAround({ call, method, options }: MethodCall): tsTypes.NewExpression | undefined {
  const { parent } = outward(call);
  if (method !== 'toDataStream' || !ts.isNewExpression(parent) || parent.expression.getText() !== 'Response')
    return undefined;
  const init = parent.arguments?.[1];
  if (init && !isSpelledOut(init)) return undefined;
  const isMoved = [init, options].every(
    one => !one || (ts.isObjectLiteralExpression(one) && !/\/[/*]/.test(one.getText())),
  );
  return isMoved ? parent : undefined;
}

/** 4 gave bytes; those of 7 are made of its parts. */
function chainOf({ call, method }: MethodCall, draft: Draft): string[] {
  if (method !== 'toDataStream') return [];
  const toEvents = draft.import(call, 'ai', 'JsonToSseTransformStream');
  return [`.pipeThrough(new ${toEvents}())`, '.pipeThrough(new TextEncoderStream())'];
}
