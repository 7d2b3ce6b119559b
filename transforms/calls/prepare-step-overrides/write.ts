/** Every path gives what was there at first, where it gives nothing else. */
import type { Draft } from '../../../src/edit/draft.js';
import { listSeparator } from '../../../src/edit/layout.js';
import { besideCoalescing } from '../../../src/edit/precedence.js';
import { addFirst, addLast, toBlock } from '../../../src/edit/statements.js';
import { propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import { INSTRUCTIONS, type Overrides, type Step } from './overrides.js';
import { MESSAGES } from './parameter.js';
import { keysIn, ownProperty } from './paths.js';

/** A key, the value that it falls back on, and the property that says so. */
interface Fallback {
  name: 'instructions' | 'messages';
  keys: readonly string[];
  value: string;
  property: string;
}

export function write(overrides: Overrides, draft: Draft): void {
  const { parameter, steps, reads } = overrides;
  const names = [
    ...(overrides.messages ? ['initialMessages', 'responseMessages'] : []),
    ...(overrides.instructions ? ['initialInstructions'] : []),
  ];
  const members = parameter.take(names, overrides.messages, draft);
  const fallbacks: Fallback[] = [];
  if (overrides.messages) {
    const all = `...${members[0]}, ...${members[1]}`;
    const held = rename(reads, all, overrides, draft);
    const property = held === MESSAGES ? held : `${MESSAGES}: ${held ?? `[${all}]`}`;
    fallbacks.push({ name: 'messages', keys: [MESSAGES], value: held ?? `[${all}]`, property });
  }
  if (overrides.instructions) {
    const value = `${members.at(-1)} ?? []`;
    fallbacks.push({ name: 'instructions', keys: INSTRUCTIONS, value, property: `instructions: ${value}` });
  }
  for (const step of steps) end(step, fallbacks, draft);
}

/** Reads all messages of the call instead of those of the step before; gives the name that holds them, where there is one. */
function rename(
  reads: readonly tsTypes.Expression[],
  all: string,
  { fn, parameter }: Overrides,
  draft: Draft,
): string | undefined {
  const local = parameter.element?.name.getText();
  if (!local || reads.every(({ parent }) => ts.isSpreadElement(parent))) {
    for (const read of reads) draft.replace(read, ts.isSpreadElement(read.parent) ? all.slice(3) : `[${all}]`);
    return undefined;
  }
  const declaration = `${parameter.isReassigned ? 'let' : 'const'} ${local} = [${all}]`;
  const body = fn.body!;
  if (!ts.isBlock(body)) toBlock(body, declaration, draft);
  else addFirst(body, [declaration], draft);
  return local;
}

function end(step: Step, fallbacks: readonly Fallback[], draft: Draft): void {
  const { kind, node } = step.path;
  const open = fallbacks.filter(({ name }) => step[name] !== 'always');
  if (open.length === 0) return;
  if (kind === 'literal') return endLiteral(node as tsTypes.ObjectLiteralExpression, step, open, draft);
  const literal = `{ ${open.map(({ property }) => property).join(', ')} }`;
  if (kind === 'end') addLast(node as tsTypes.Statement, `return ${literal}`, draft);
  else if (ts.isReturnStatement(node)) {
    const start = node.getStart() + 'return'.length;
    draft.replaceRange(node, { start, end: start }, ` ${literal}`);
  } else draft.replace(node, ts.isArrowFunction(node.parent) ? `(${literal})` : literal);
}

function endLiteral(
  literal: tsTypes.ObjectLiteralExpression,
  step: Step,
  open: readonly Fallback[],
  draft: Draft,
): void {
  const missing = open.filter(({ name }) => step[name] === 'never').map(({ property }) => property);
  for (const fallback of open) if (step[fallback.name] === 'maybe') endMaybe(literal, fallback, draft);
  if (missing.length === 0) return;
  const last = literal.properties.at(-1);
  if (last) draft.addElementAfter(last, missing.join(listSeparator(literal.getSourceFile(), [last])));
  else draft.replace(literal, `{ ${missing.join(', ')} }`);
}

/** A key whose value may be undefined, or a spread that may bring the key. */
function endMaybe(
  literal: tsTypes.ObjectLiteralExpression,
  { name, keys, value, property }: Fallback,
  draft: Draft,
): void {
  const own = ownProperty(literal, keys);
  if (!own) {
    draft.addElementBefore(literal.properties[0]!, property);
    // The new name must come from the spread too, or it would win over the old one.
    for (const spread of literal.properties.filter(ts.isSpreadAssignment))
      for (const key of keysIn(spread.expression, keys) ?? []) if (key.getText() !== name) draft.rename(key, name);
    return;
  }
  if (ts.isShorthandPropertyAssignment(own)) {
    const renamed = own.name.text !== name;
    if (renamed) draft.rename(own.name, name);
    draft.insertAfter(own, renamed ? ` ?? ${value}` : `: ${own.name.text} ?? ${value}`);
    return;
  }
  const given = propertyValue(own)!;
  const [open, close] = besideCoalescing(given);
  if (open) draft.insertBefore(given, open);
  draft.insertAfter(given, `${close} ?? ${value}`);
}
