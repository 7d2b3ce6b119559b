/** What JSON makes of the values that it has no form for. */
import type { Severity } from '../../../src/model.js';
import { isShipped } from '../../../src/sdk/symbols.js';
import { mustBe } from '../../../src/sdk/types.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

export interface Loss {
  /** What the value is, with an article. */
  is: string;
  /** What the model gets of it. */
  becomes: string;
  /** Code that keeps the content, with `$` for the value; none where only the author knows what to keep. */
  instead?: string;
  /** The same where the value may be missing. */
  orNothing?: string;
  severity?: Severity;
  /** Whether the SDK reads it where `execute` gives it without a promise. */
  stream?: true;
}

const EMPTY = 'JSON writes it as `{}`, and that is all the model gets';

const loss = (is: string, instead?: string, orNothing?: string, becomes = EMPTY): Loss => ({
  is,
  becomes,
  ...(instead && { instead, orNothing: orNothing ?? instead.replace('$', '$ ?? []') }),
});

const entries = (is: string): Loss => loss(is, 'Object.fromEntries($)');
const list = (is: string): Loss => loss(is, '[...$]', '[...($ ?? [])]');
const stream = (is: string): Loss => ({ ...loss(is, 'await Array.fromAsync($)'), stream: true });
const TYPED_ARRAY = loss(
  'a typed array',
  'Array.from($)',
  undefined,
  'JSON writes it as an object with a member for each number',
);

export const ERROR = loss(
  'an error',
  undefined,
  undefined,
  'JSON leaves its message out, and the model gets `{}` or what a library put on it',
);

const KINDS: Readonly<Record<string, Loss>> = {
  Map: entries('a Map'),
  ReadonlyMap: entries('a Map'),
  Set: list('a Set'),
  ReadonlySet: list('a Set'),
  WeakMap: loss('a WeakMap'),
  WeakSet: loss('a WeakSet'),
  WeakRef: loss('a WeakRef', '$.deref()', '$?.deref()'),
  RegExp: loss('a regular expression', '$.source', '$?.source'),
  Headers: entries('a Headers object'),
  FormData: entries('a FormData object'),
  URLSearchParams: loss('a URLSearchParams object', '$.toString()', '$?.toString()'),
  Response: loss('a Response', 'await $.text()', 'await $?.text()'),
  Request: loss('a Request', '$.url', '$?.url'),
  Blob: loss('a Blob', 'await $.text()', 'await $?.text()'),
  File: loss('a File', 'await $.text()', 'await $?.text()'),
  ArrayBuffer: loss('an ArrayBuffer', "Buffer.from($).toString('base64')", "$ && Buffer.from($).toString('base64')"),
  Promise: loss('a promise that nobody awaits', 'await $', 'await $'),
  PromiseLike: loss('a promise that nobody awaits', 'await $', 'await $'),
  Iterator: list('an iterator'),
  IterableIterator: list('an iterator'),
  IteratorObject: list('an iterator'),
  Generator: list('a generator'),
  AsyncIterator: loss('an async iterator'),
  AsyncIterable: stream('an async iterable'),
  AsyncIterableIterator: stream('an async iterator'),
  AsyncGenerator: stream('an async generator'),
  ReadableStream: stream('a stream'),
  Buffer: loss(
    'a Buffer',
    "$.toString('base64')",
    "$?.toString('base64')",
    'JSON writes it as a list of all its bytes, which the model pays for one by one',
  ),
  ...Object.fromEntries(
    ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'AggregateError', 'DOMException'].map(name => [name, ERROR]),
  ),
  ...Object.fromEntries(
    ['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64'].map(name => [
      `${name}Array`,
      TYPED_ARRAY,
    ]),
  ),
};

export const BIGINT: Loss = {
  is: 'a bigint',
  becomes: 'JSON cannot write it, and the run ends with a TypeError that no `catch` in `execute` can reach',
  instead: 'String($)',
  orNothing: '$?.toString()',
  severity: 'error',
};
const SYMBOL = loss('a symbol', '$.description', '$?.description', 'JSON leaves it out');
export const FUNCTION = loss('a function', undefined, undefined, 'JSON leaves it out');
export const NO_NUMBER = loss('NaN or infinite', undefined, undefined, 'JSON has neither, and the model gets `null`');

/** What JSON takes from a value of the type; the type is no union. */
export function lossOf(type: tsTypes.Type, checker: tsTypes.TypeChecker): Loss | undefined {
  if (type.flags & ts.TypeFlags.BigIntLike) return BIGINT;
  if (type.flags & ts.TypeFlags.ESSymbolLike) return SYMBOL;
  if (!(type.flags & ts.TypeFlags.Object)) return undefined;
  const { symbol } = type;
  if (symbol?.declarations?.every(isShipped)) {
    const known = Object.hasOwn(KINDS, symbol.name) ? KINDS[symbol.name] : undefined;
    return known && hasKeys(type, checker) === false ? list(known.is) : known;
  }
  return type.getCallSignatures().length > 0 && type.getProperties().length === 0 ? FUNCTION : undefined;
}

/** Whether the keys of a map can be those of an object; undefined for what is no map. */
function hasKeys(type: tsTypes.Type, checker: tsTypes.TypeChecker): boolean | undefined {
  if (!/^(?:Readonly)?Map$/.test(type.symbol.name)) return undefined;
  const [key] = checker.getTypeArguments(type as tsTypes.TypeReference);
  return !key || mustBe(key, ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any);
}

/** `NaN`, `Number.NaN`, `-Infinity`, `Number.POSITIVE_INFINITY` */
export function lossOfNumber(value: tsTypes.Expression): Loss | undefined {
  return /^-?(?:NaN|Infinity|Number\.(?:NaN|POSITIVE_INFINITY|NEGATIVE_INFINITY))$/.test(value.getText())
    ? NO_NUMBER
    : undefined;
}
