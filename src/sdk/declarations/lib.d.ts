// The small standard library of the checker's program (`noLib`): enough of JavaScript that a value of an SDK type arrives at
// its use with that type. Whatever carries values is generic and exact; whatever does not is as loose as it can be.
// Nothing here is ever reported to a user, so a missing member costs a resolution, never an error.

// ---------------------------------------------------------------------------------------------------------- the language

interface Object {
  constructor: Function;
  toString(): string;
  toLocaleString(): string;
  propertyValue(): Object;
  hasOwnProperty(key: PropertyKey): boolean;
  isPrototypeOf(value: any): boolean;
  propertyIsEnumerable(key: PropertyKey): boolean;
}
interface Function {
  apply(self: any, args?: any): any;
  call(self: any, ...args: any[]): any;
  bind(self: any, ...args: any[]): any;
  toString(): string;
  readonly name: string;
  readonly length: number;
  prototype: any;
}
interface CallableFunction extends Function {
  apply<T, R>(this: (this: T) => R, self: T): R;
  apply<T, A extends any[], R>(this: (this: T, ...args: A) => R, self: T, args: A): R;
  call<T, A extends any[], R>(this: (this: T, ...args: A) => R, self: T, ...args: A): R;
  bind<T>(this: T, self: any): T;
  bind<T, A extends any[], B extends any[], R>(this: (this: T, ...args: [...A, ...B]) => R, self: T, ...args: A): (...args: B) => R;
}
interface NewableFunction extends Function {
  apply(self: any, args?: any): any;
  bind<T>(this: T, self: any): T;
}
interface IArguments {
  [index: number]: any;
  length: number;
  callee: Function;
  [Symbol.iterator](): IterableIterator<any>;
}
interface ImportMeta {
  url: string;
  dirname: string;
  filename: string;
  env: any;
  [name: string]: any;
}
interface ImportCallOptions {
  with?: any;
}
interface TemplateStringsArray extends ReadonlyArray<string> {
  readonly raw: readonly string[];
}

type PropertyKey = string | number | symbol;
type NoInfer<T> = intrinsic;
type Uppercase<S extends string> = intrinsic;
type Lowercase<S extends string> = intrinsic;
type Capitalize<S extends string> = intrinsic;
type Uncapitalize<S extends string> = intrinsic;
interface ThisType<T> {}
type Partial<T> = { [P in keyof T]?: T[P] };
type Required<T> = { [P in keyof T]-?: T[P] };
type Readonly<T> = { readonly [P in keyof T]: T[P] };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Record<K extends keyof any, T> = { [P in K]: T };
type Exclude<T, U> = T extends U ? never : T;
// The declarations of the SDK have a discriminant of one generation as optional.
type Extract<T, U> = T extends U ? T : [keyof T & keyof U] extends [never] ? never : Required<Pick<T, keyof T & keyof U>> extends U ? T : never;
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {};
type Parameters<T extends (...args: any) => any> = T extends (...args: infer P) => any ? P : never;
type ConstructorParameters<T extends abstract new (...args: any) => any> = T extends abstract new (...args: infer P) => any ? P : never;
type ReturnType<T extends (...args: any) => any> = T extends (...args: any) => infer R ? R : any;
type InstanceType<T extends abstract new (...args: any) => any> = T extends abstract new (...args: any) => infer R ? R : any;
type ThisParameterType<T> = T extends (this: infer U, ...args: never) => any ? U : unknown;
type OmitThisParameter<T> = unknown extends ThisParameterType<T> ? T : T extends (...args: infer A) => infer R ? (...args: A) => R : T;
type Awaited<T> = T extends null | undefined
  ? T
  : T extends object & { then(onfulfilled: infer F, ...args: infer _): any }
    ? F extends (value: infer V, ...args: infer _) => any
      ? Awaited<V>
      : never
    : T;

interface SymbolConstructor {
  (description?: string | number): symbol;
  readonly iterator: unique symbol;
  readonly asyncIterator: unique symbol;
  readonly dispose: unique symbol;
  readonly asyncDispose: unique symbol;
  readonly hasInstance: unique symbol;
  readonly toPrimitive: unique symbol;
  readonly toStringTag: unique symbol;
  readonly species: unique symbol;
  for(key: string): symbol;
}
declare var Symbol: SymbolConstructor;
interface Symbol {
  readonly description: string | undefined;
  toString(): string;
}
interface PropertyDescriptor {
  value?: any;
  get?(): any;
  set?(value: any): void;
  configurable?: boolean;
  enumerable?: boolean;
  writable?: boolean;
}
interface TypedPropertyDescriptor<T> extends PropertyDescriptor {
  value?: T;
}
interface ObjectConstructor {
  new (value?: any): any;
  (value?: any): any;
  readonly prototype: Object;
  keys(value: {}): string[];
  values<T>(value: { [key: string]: T } | ArrayLike<T>): T[];
  values(value: {}): any[];
  entries<T>(value: { [key: string]: T } | ArrayLike<T>): [string, T][];
  entries(value: {}): [string, any][];
  fromEntries<T = any>(entries: Iterable<readonly [PropertyKey, T]>): { [key: string]: T };
  fromEntries(entries: Iterable<readonly any[]>): any;
  assign<T extends {}, U>(target: T, source: U): T & U;
  assign<T extends {}, U, V>(target: T, a: U, b: V): T & U & V;
  assign<T extends {}, U, V, W>(target: T, a: U, b: V, c: W): T & U & V & W;
  assign(target: object, ...sources: any[]): any;
  freeze<T>(value: T): Readonly<T>;
  seal<T>(value: T): T;
  preventExtensions<T>(value: T): T;
  isFrozen(value: any): boolean;
  create(prototype: object | null, properties?: any): any;
  is(a: any, b: any): boolean;
  hasOwn(value: object, key: PropertyKey): boolean;
  getPrototypeOf(value: any): any;
  setPrototypeOf(value: any, prototype: any): any;
  getOwnPropertyNames(value: any): string[];
  getOwnPropertySymbols(value: any): symbol[];
  getOwnPropertyDescriptor(value: any, key: PropertyKey): PropertyDescriptor | undefined;
  getOwnPropertyDescriptors(value: any): any;
  defineProperty<T>(value: T, key: PropertyKey, descriptor: any): T;
  defineProperties<T>(value: T, descriptors: any): T;
  groupBy<K extends PropertyKey, T>(items: Iterable<T>, key: (item: T, index: number) => K): Partial<Record<K, T[]>>;
}
declare var Object: ObjectConstructor;
declare var Function: { new (...args: string[]): Function; (...args: string[]): Function; readonly prototype: Function };

// ------------------------------------------------------------------------------------------------------------ primitives

interface Boolean {
  propertyValue(): boolean;
}
declare var Boolean: { new (value?: any): Boolean; <T>(value?: T): boolean };
interface Number {
  toString(radix?: number): string;
  toFixed(digits?: number): string;
  toPrecision(digits?: number): string;
  toExponential(digits?: number): string;
  toLocaleString(locales?: any, options?: any): string;
  propertyValue(): number;
}
interface NumberConstructor {
  new (value?: any): Number;
  (value?: any): number;
  readonly MAX_SAFE_INTEGER: number;
  readonly MIN_SAFE_INTEGER: number;
  readonly MAX_VALUE: number;
  readonly MIN_VALUE: number;
  readonly EPSILON: number;
  readonly NaN: number;
  readonly POSITIVE_INFINITY: number;
  readonly NEGATIVE_INFINITY: number;
  isFinite(value: unknown): boolean;
  isInteger(value: unknown): boolean;
  isSafeInteger(value: unknown): boolean;
  isNaN(value: unknown): boolean;
  parseInt(text: string, radix?: number): number;
  parseFloat(text: string): number;
}
declare var Number: NumberConstructor;
interface BigInt {
  toString(radix?: number): string;
}
declare var BigInt: { (value: any): bigint };
declare var NaN: number;
declare var Infinity: number;
declare function parseInt(text: string, radix?: number): number;
declare function parseFloat(text: string): number;
declare function isNaN(value: number): boolean;
declare function isFinite(value: number): boolean;
declare function encodeURIComponent(text: string | number | boolean): string;
declare function decodeURIComponent(text: string): string;
declare function encodeURI(text: string): string;
declare function decodeURI(text: string): string;
declare function btoa(text: string): string;
declare function atob(text: string): string;

interface String {
  readonly length: number;
  readonly [index: number]: string;
  at(index: number): string | undefined;
  charAt(index: number): string;
  charCodeAt(index: number): number;
  codePointAt(index: number): number | undefined;
  concat(...parts: string[]): string;
  endsWith(part: string, end?: number): boolean;
  includes(part: string, start?: number): boolean;
  indexOf(part: string, start?: number): number;
  lastIndexOf(part: string, start?: number): number;
  localeCompare(other: string, locales?: any, options?: any): number;
  match(pattern: any): RegExpMatchArray | null;
  matchAll(pattern: any): IterableIterator<RegExpExecArray>;
  normalize(form?: string): string;
  padEnd(length: number, fill?: string): string;
  padStart(length: number, fill?: string): string;
  repeat(count: number): string;
  replace(pattern: any, replacement: string | ((match: string, ...args: any[]) => string)): string;
  replaceAll(pattern: any, replacement: string | ((match: string, ...args: any[]) => string)): string;
  search(pattern: any): number;
  slice(start?: number, end?: number): string;
  split(separator: any, limit?: number): string[];
  startsWith(part: string, start?: number): boolean;
  substr(start: number, length?: number): string;
  substring(start: number, end?: number): string;
  toLocaleLowerCase(locales?: any): string;
  toLocaleUpperCase(locales?: any): string;
  toLowerCase(): string;
  toString(): string;
  toUpperCase(): string;
  trim(): string;
  trimEnd(): string;
  trimStart(): string;
  propertyValue(): string;
  [Symbol.iterator](): IterableIterator<string>;
}
interface StringConstructor {
  new (value?: any): String;
  (value?: any): string;
  fromCharCode(...codes: number[]): string;
  fromCodePoint(...codes: number[]): string;
  raw(strings: any, ...values: any[]): string;
}
declare var String: StringConstructor;

interface RegExpMatchArray extends Array<string> {
  index?: number;
  input?: string;
  groups?: { [name: string]: string };
}
interface RegExpExecArray extends Array<string> {
  index: number;
  input: string;
  groups?: { [name: string]: string };
}
interface RegExp {
  exec(text: string): RegExpExecArray | null;
  test(text: string): boolean;
  readonly source: string;
  readonly flags: string;
  readonly global: boolean;
  lastIndex: number;
  toString(): string;
}
declare var RegExp: { new (pattern: any, flags?: string): RegExp; (pattern: any, flags?: string): RegExp; readonly prototype: RegExp };

interface Date {
  getTime(): number;
  getFullYear(): number;
  getMonth(): number;
  getDate(): number;
  getDay(): number;
  getHours(): number;
  getMinutes(): number;
  getSeconds(): number;
  getMilliseconds(): number;
  getTimezoneOffset(): number;
  setTime(value: number): number;
  setDate(value: number): number;
  setHours(...values: number[]): number;
  setMinutes(...values: number[]): number;
  toISOString(): string;
  toJSON(): string;
  toString(): string;
  toDateString(): string;
  toTimeString(): string;
  toUTCString(): string;
  toLocaleString(locales?: any, options?: any): string;
  toLocaleDateString(locales?: any, options?: any): string;
  toLocaleTimeString(locales?: any, options?: any): string;
  propertyValue(): number;
}
declare var Date: {
  new (...args: any[]): Date;
  (): string;
  now(): number;
  parse(text: string): number;
  UTC(...args: number[]): number;
  readonly prototype: Date;
};
declare var Math: {
  readonly PI: number;
  readonly E: number;
  abs(x: number): number;
  ceil(x: number): number;
  exp(x: number): number;
  floor(x: number): number;
  hypot(...values: number[]): number;
  log(x: number): number;
  log2(x: number): number;
  log10(x: number): number;
  max(...values: number[]): number;
  min(...values: number[]): number;
  pow(x: number, y: number): number;
  random(): number;
  round(x: number): number;
  sign(x: number): number;
  sqrt(x: number): number;
  trunc(x: number): number;
  sin(x: number): number;
  cos(x: number): number;
  tan(x: number): number;
  atan2(y: number, x: number): number;
};
declare var JSON: {
  parse(text: string, reviver?: (this: any, key: string, value: any) => any): any;
  stringify(value: any, replacer?: any, space?: string | number): string;
};
declare var Intl: any;
declare var Reflect: any;
declare var Proxy: { new <T extends object>(target: T, handler: any): T };

interface Error {
  name: string;
  message: string;
  stack?: string;
  cause?: unknown;
}
interface ErrorConstructor {
  new (message?: string, options?: { cause?: unknown }): Error;
  (message?: string, options?: { cause?: unknown }): Error;
  readonly prototype: Error;
  captureStackTrace(target: any, from?: any): void;
}
declare var Error: ErrorConstructor;
interface TypeError extends Error {}
declare var TypeError: ErrorConstructor;
interface RangeError extends Error {}
declare var RangeError: ErrorConstructor;
interface SyntaxError extends Error {}
declare var SyntaxError: ErrorConstructor;
interface AggregateError extends Error {
  errors: any[];
}
declare var AggregateError: { new (errors: Iterable<any>, message?: string): AggregateError };
interface DOMException extends Error {}
declare var DOMException: { new (message?: string, name?: string): DOMException };

// ------------------------------------------------------------------------------------------------ iterators, promises

interface IteratorYieldResult<T> {
  done?: false;
  value: T;
}
interface IteratorReturnResult<R> {
  done: true;
  value: R;
}
type IteratorResult<T, R = any> = IteratorYieldResult<T> | IteratorReturnResult<R>;
interface Iterator<T, R = any, N = any> {
  next(...args: any): IteratorResult<T, R>;
  return?(value?: R): IteratorResult<T, R>;
  throw?(error?: any): IteratorResult<T, R>;
}
interface Iterable<T, R = any, N = any> {
  [Symbol.iterator](): Iterator<T, R, N>;
}
interface IterableIterator<T, R = any, N = any> extends Iterator<T, R, N> {
  [Symbol.iterator](): IterableIterator<T, R, N>;
  // The iterator helpers of ES2025: `map.values().map(…)`.
  map<U>(f: (value: T, index: number) => U): IterableIterator<U>;
  filter<S extends T>(f: (value: T, index: number) => value is S): IterableIterator<S>;
  filter(f: (value: T, index: number) => unknown): IterableIterator<T>;
  find<S extends T>(f: (value: T, index: number) => value is S): S | undefined;
  find(f: (value: T, index: number) => unknown): T | undefined;
  forEach(f: (value: T, index: number) => void): void;
  flatMap<U>(f: (value: T, index: number) => Iterable<U>): IterableIterator<U>;
  reduce<U>(f: (total: U, value: T, index: number) => U, initial: U): U;
  some(f: (value: T, index: number) => unknown): boolean;
  every(f: (value: T, index: number) => unknown): boolean;
  take(count: number): IterableIterator<T>;
  drop(count: number): IterableIterator<T>;
  toArray(): T[];
}
interface IteratorObject<T, R = any, N = any> extends IterableIterator<T, R, N> {}
interface Generator<T = unknown, R = any, N = any> extends IterableIterator<T, R, N> {
  next(...args: any): IteratorResult<T, R>;
  return(value: R): IteratorResult<T, R>;
  throw(error: any): IteratorResult<T, R>;
  [Symbol.iterator](): Generator<T, R, N>;
}
interface GeneratorFunction {
  (...args: any[]): Generator;
}
interface AsyncIterator<T, R = any, N = any> {
  next(...args: any): Promise<IteratorResult<T, R>>;
  return?(value?: R | PromiseLike<R>): Promise<IteratorResult<T, R>>;
  throw?(error?: any): Promise<IteratorResult<T, R>>;
}
interface AsyncIterable<T, R = any, N = any> {
  [Symbol.asyncIterator](): AsyncIterator<T, R, N>;
}
interface AsyncIterableIterator<T, R = any, N = any> extends AsyncIterator<T, R, N> {
  [Symbol.asyncIterator](): AsyncIterableIterator<T, R, N>;
}
interface AsyncGenerator<T = unknown, R = any, N = any> extends AsyncIterableIterator<T, R, N> {
  next(...args: any): Promise<IteratorResult<T, R>>;
  return(value: R | PromiseLike<R>): Promise<IteratorResult<T, R>>;
  throw(error: any): Promise<IteratorResult<T, R>>;
  [Symbol.asyncIterator](): AsyncGenerator<T, R, N>;
}
interface AsyncGeneratorFunction {
  (...args: any[]): AsyncGenerator;
}
interface Disposable {
  [Symbol.dispose](): void;
}
interface AsyncDisposable {
  [Symbol.asyncDispose](): PromiseLike<void>;
}

interface PromiseLike<T> {
  then<A = T, B = never>(
    onfulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onrejected?: ((reason: any) => B | PromiseLike<B>) | null,
  ): PromiseLike<A | B>;
}
interface Promise<T> {
  then<A = T, B = never>(
    onfulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onrejected?: ((reason: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B>;
  catch<B = never>(onrejected?: ((reason: any) => B | PromiseLike<B>) | null): Promise<T | B>;
  finally(onfinally?: (() => void) | null): Promise<T>;
}
interface PromiseFulfilledResult<T> {
  status: 'fulfilled';
  value: T;
}
interface PromiseRejectedResult {
  status: 'rejected';
  reason: any;
}
type PromiseSettledResult<T> = PromiseFulfilledResult<T> | PromiseRejectedResult;
interface PromiseConstructor {
  readonly prototype: Promise<any>;
  new <T>(run: (resolve: (value: T | PromiseLike<T>) => void, reject: (reason?: any) => void) => void): Promise<T>;
  all<T extends readonly unknown[] | []>(values: T): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
  all<T>(values: Iterable<T | PromiseLike<T>>): Promise<Awaited<T>[]>;
  allSettled<T extends readonly unknown[] | []>(values: T): Promise<{ -readonly [P in keyof T]: PromiseSettledResult<Awaited<T[P]>> }>;
  allSettled<T>(values: Iterable<T | PromiseLike<T>>): Promise<PromiseSettledResult<Awaited<T>>[]>;
  race<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  race<T>(values: Iterable<T | PromiseLike<T>>): Promise<Awaited<T>>;
  any<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  any<T>(values: Iterable<T | PromiseLike<T>>): Promise<Awaited<T>>;
  resolve(): Promise<void>;
  resolve<T>(value: T | PromiseLike<T>): Promise<Awaited<T>>;
  reject<T = never>(reason?: any): Promise<T>;
  withResolvers<T>(): { promise: Promise<T>; resolve: (value: T | PromiseLike<T>) => void; reject: (reason?: any) => void };
}
declare var Promise: PromiseConstructor;

// ----------------------------------------------------------------------------------------------------------- collections

interface ArrayLike<T> {
  readonly length: number;
  readonly [index: number]: T;
}
interface ConcatArray<T> extends ArrayLike<T> {
  slice(start?: number, end?: number): T[];
}
interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
  at(index: number): T | undefined;
  concat(...items: (T | ConcatArray<T>)[]): T[];
  entries(): IterableIterator<[number, T]>;
  every<S extends T>(f: (value: T, index: number, array: readonly T[]) => value is S): this is readonly S[];
  every(f: (value: T, index: number, array: readonly T[]) => unknown): boolean;
  filter<S extends T>(f: (value: T, index: number, array: readonly T[]) => value is S): S[];
  filter(f: (value: T, index: number, array: readonly T[]) => unknown): T[];
  find<S extends T>(f: (value: T, index: number, array: readonly T[]) => value is S): S | undefined;
  find(f: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findIndex(f: (value: T, index: number, array: readonly T[]) => unknown): number;
  findLast<S extends T>(f: (value: T, index: number, array: readonly T[]) => value is S): S | undefined;
  findLast(f: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(f: (value: T, index: number, array: readonly T[]) => unknown): number;
  flat<U>(this: readonly (U | readonly U[])[], depth?: number): U[];
  flatMap<U>(f: (value: T, index: number, array: T[]) => U | readonly U[]): U[];
  forEach(f: (value: T, index: number, array: readonly T[]) => void): void;
  includes(value: any, from?: number): boolean;
  indexOf(value: any, from?: number): number;
  join(separator?: string): string;
  keys(): IterableIterator<number>;
  lastIndexOf(value: any, from?: number): number;
  map<U>(f: (value: T, index: number, array: readonly T[]) => U): U[];
  reduce<U = T>(f: (total: U, value: T, index: number, array: readonly T[]) => U, initial?: U): U;
  reduceRight(f: (total: T, value: T, index: number, array: readonly T[]) => T): T;
  reduceRight<U>(f: (total: U, value: T, index: number, array: readonly T[]) => U, initial: U): U;
  slice(start?: number, end?: number): T[];
  some(f: (value: T, index: number, array: readonly T[]) => unknown): boolean;
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
  toSpliced(start: number, count?: number, ...items: T[]): T[];
  toString(): string;
  values(): IterableIterator<T>;
  with(index: number, value: T): T[];
  [Symbol.iterator](): IterableIterator<T>;
}
interface Array<T> {
  length: number;
  [index: number]: T;
  at(index: number): T | undefined;
  concat(...items: (T | ConcatArray<T>)[]): T[];
  copyWithin(target: number, start: number, end?: number): this;
  entries(): IterableIterator<[number, T]>;
  every<S extends T>(f: (value: T, index: number, array: T[]) => value is S): this is S[];
  every(f: (value: T, index: number, array: T[]) => unknown): boolean;
  fill(value: T, start?: number, end?: number): this;
  filter<S extends T>(f: (value: T, index: number, array: T[]) => value is S): S[];
  filter(f: (value: T, index: number, array: T[]) => unknown): T[];
  find<S extends T>(f: (value: T, index: number, array: T[]) => value is S): S | undefined;
  find(f: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findIndex(f: (value: T, index: number, array: T[]) => unknown): number;
  findLast<S extends T>(f: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLast(f: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(f: (value: T, index: number, array: T[]) => unknown): number;
  flat<U>(this: (U | readonly U[])[], depth?: number): U[];
  flatMap<U>(f: (value: T, index: number, array: T[]) => U | readonly U[]): U[];
  forEach(f: (value: T, index: number, array: T[]) => void): void;
  includes(value: any, from?: number): boolean;
  indexOf(value: any, from?: number): number;
  join(separator?: string): string;
  keys(): IterableIterator<number>;
  lastIndexOf(value: any, from?: number): number;
  map<U>(f: (value: T, index: number, array: T[]) => U): U[];
  pop(): T | undefined;
  push(...items: T[]): number;
  reduce(f: (total: T, value: T, index: number, array: T[]) => T): T;
  reduce(f: (total: T, value: T, index: number, array: T[]) => T, initial: T): T;
  reduce<U>(f: (total: U, value: T, index: number, array: T[]) => U, initial: U): U;
  reduceRight(f: (total: T, value: T, index: number, array: T[]) => T): T;
  reduceRight<U>(f: (total: U, value: T, index: number, array: T[]) => U, initial: U): U;
  reverse(): T[];
  shift(): T | undefined;
  slice(start?: number, end?: number): T[];
  some(f: (value: T, index: number, array: T[]) => unknown): boolean;
  sort(compare?: (a: T, b: T) => number): this;
  splice(start: number, count?: number, ...items: T[]): T[];
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
  toSpliced(start: number, count?: number, ...items: T[]): T[];
  toString(): string;
  unshift(...items: T[]): number;
  values(): IterableIterator<T>;
  with(index: number, value: T): T[];
  [Symbol.iterator](): IterableIterator<T>;
}
interface ArrayConstructor {
  new <T = any>(...items: T[]): T[];
  new <T = any>(length: number): T[];
  <T = any>(...items: T[]): T[];
  readonly prototype: any[];
  from<T>(items: Iterable<T> | ArrayLike<T>): T[];
  from<T, U>(items: Iterable<T> | ArrayLike<T>, f: (value: T, index: number) => U, self?: any): U[];
  fromAsync<T>(items: AsyncIterable<T> | Iterable<T | PromiseLike<T>>): Promise<T[]>;
  fromAsync<T, U>(items: AsyncIterable<T> | Iterable<T | PromiseLike<T>>, f: (value: T, index: number) => U): Promise<Awaited<U>[]>;
  isArray(value: any): value is any[];
  of<T>(...items: T[]): T[];
}
declare var Array: ArrayConstructor;

interface ReadonlyMap<K, V> {
  readonly size: number;
  entries(): IterableIterator<[K, V]>;
  forEach(f: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void;
  get(key: K): V | undefined;
  has(key: K): boolean;
  keys(): IterableIterator<K>;
  values(): IterableIterator<V>;
  [Symbol.iterator](): IterableIterator<[K, V]>;
}
interface Map<K, V> extends ReadonlyMap<K, V> {
  clear(): void;
  delete(key: K): boolean;
  forEach(f: (value: V, key: K, map: Map<K, V>) => void): void;
  set(key: K, value: V): this;
}
declare var Map: {
  new <K = any, V = any>(entries?: Iterable<readonly [K, V]> | null): Map<K, V>;
  readonly prototype: Map<any, any>;
  groupBy<K, T>(items: Iterable<T>, key: (item: T, index: number) => K): Map<K, T[]>;
};
interface ReadonlySet<T> {
  readonly size: number;
  entries(): IterableIterator<[T, T]>;
  forEach(f: (value: T, key: T, set: ReadonlySet<T>) => void): void;
  has(value: T): boolean;
  keys(): IterableIterator<T>;
  values(): IterableIterator<T>;
  union<U>(other: ReadonlySet<U>): Set<T | U>;
  intersection(other: ReadonlySet<any>): Set<T>;
  difference(other: ReadonlySet<any>): Set<T>;
  [Symbol.iterator](): IterableIterator<T>;
}
interface Set<T> extends ReadonlySet<T> {
  add(value: T): this;
  clear(): void;
  delete(value: T): boolean;
}
declare var Set: { new <T = any>(items?: Iterable<T> | null): Set<T>; readonly prototype: Set<any> };
interface WeakMap<K, V> {
  delete(key: K): boolean;
  get(key: K): V | undefined;
  has(key: K): boolean;
  set(key: K, value: V): this;
}
declare var WeakMap: { new <K = any, V = any>(entries?: Iterable<readonly [K, V]> | null): WeakMap<K, V> };
interface WeakSet<T> {
  add(value: T): this;
  delete(value: T): boolean;
  has(value: T): boolean;
}
declare var WeakSet: { new <T = any>(items?: Iterable<T> | null): WeakSet<T> };
interface WeakRef<T> {
  deref(): T | undefined;
}
declare var WeakRef: { new <T>(value: T): WeakRef<T> };

// ------------------------------------------------------------------------------------------------------------- platforms

declare function structuredClone<T>(value: T, options?: any): T;
declare function queueMicrotask(f: () => void): void;
declare function setTimeout(f: (...args: any[]) => void, delay?: number, ...args: any[]): any;
declare function setInterval(f: (...args: any[]) => void, delay?: number, ...args: any[]): any;
declare function setImmediate(f: (...args: any[]) => void, ...args: any[]): any;
declare function clearTimeout(id: any): void;
declare function clearInterval(id: any): void;
declare function requestAnimationFrame(f: (time: number) => void): number;
declare function fetch(input: any, init?: any): Promise<Response>;
declare var console: { [method: string]: (...args: any[]) => void };
declare var window: any;
declare var document: any;
declare var navigator: any;
declare var localStorage: any;
declare var sessionStorage: any;
declare var location: any;
declare var crypto: any;
declare var performance: any;
declare var global: any;
declare var process: {
  env: Record<string, string | undefined>;
  argv: string[];
  cwd(): string;
  exit(code?: number): never;
  stdout: any;
  stderr: any;
  stdin: any;
  nextTick(f: (...args: any[]) => void, ...args: any[]): void;
  on(event: string, listener: (...args: any[]) => void): any;
  [name: string]: any;
};
declare var __dirname: string;
declare var __filename: string;
declare var module: any;
declare var exports: any;
declare namespace NodeJS {
  type ReadableStream = any;
  type WritableStream = any;
  type Timeout = any;
  type ProcessEnv = Record<string, string | undefined>;
  type ErrnoException = Error & { code?: string };
}

interface ReadableStreamReader<T> {
  read(): Promise<IteratorResult<T, undefined>>;
  cancel(reason?: any): Promise<void>;
  releaseLock(): void;
  readonly closed: Promise<any>;
}
type ReadableStreamDefaultReader<T = any> = ReadableStreamReader<T>;
interface ReadableStreamController<T> {
  enqueue(chunk?: T): void;
  close(): void;
  error(reason?: any): void;
  readonly desiredSize: number | null;
}
type ReadableStreamDefaultController<T = any> = ReadableStreamController<T>;
interface ReadableStream<T = any> {
  readonly locked: boolean;
  cancel(reason?: any): Promise<void>;
  getReader(options?: any): ReadableStreamReader<T>;
  pipeThrough<U>(transform: { readable: ReadableStream<U>; writable: WritableStream<T> }, options?: any): ReadableStream<U>;
  pipeTo(destination: WritableStream<any>, options?: any): Promise<void>;
  tee(): [ReadableStream<T>, ReadableStream<T>];
  values(options?: any): AsyncIterableIterator<T>;
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
}
declare var ReadableStream: {
  new <T = any>(
    source?: {
      start?(controller: ReadableStreamController<T>): any;
      pull?(controller: ReadableStreamController<T>): any;
      cancel?(reason?: any): any;
      type?: any;
    },
    strategy?: any,
  ): ReadableStream<T>;
  readonly prototype: ReadableStream;
  from<T>(items: AsyncIterable<T> | Iterable<T>): ReadableStream<T>;
};
interface WritableStream<T = any> {
  getWriter(): { write(chunk?: T): Promise<void>; close(): Promise<void>; abort(reason?: any): Promise<void>; releaseLock(): void; ready: Promise<any> };
  close(): Promise<void>;
  abort(reason?: any): Promise<void>;
}
declare var WritableStream: {
  new <T = any>(sink?: { write?(chunk: T, controller: any): any; start?(c: any): any; close?(): any; abort?(r?: any): any }): WritableStream<T>;
};
interface TransformStreamDefaultController<O = any> extends ReadableStreamController<O> {
  terminate(): void;
}
interface Transformer<I = any, O = any> {
  start?(controller: TransformStreamDefaultController<O>): any;
  transform?(chunk: I, controller: TransformStreamDefaultController<O>): any;
  flush?(controller: TransformStreamDefaultController<O>): any;
}
interface TransformStream<I = any, O = any> {
  readonly readable: ReadableStream<O>;
  readonly writable: WritableStream<I>;
}
declare var TransformStream: { new <I = any, O = any>(transformer?: Transformer<I, O>, ...strategies: any[]): TransformStream<I, O> };
declare var TextDecoderStream: { new (...args: any[]): TransformStream<any, string> };
declare var TextEncoderStream: { new (...args: any[]): TransformStream<string, any> };
interface TextEncoder {
  encode(text?: string): Uint8Array;
}
declare var TextEncoder: { new (): TextEncoder };
interface TextDecoder {
  decode(input?: any, options?: any): string;
}
declare var TextDecoder: { new (...args: any[]): TextDecoder };

interface Body {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  blob(): Promise<Blob>;
  formData(): Promise<FormData>;
  json<T = any>(): Promise<T>;
  text(): Promise<string>;
}
interface Headers {
  get(name: string): string | null;
  set(name: string, value: string): void;
  has(name: string): boolean;
  append(name: string, value: string): void;
  delete(name: string): void;
  forEach(f: (value: string, name: string) => void): void;
  entries(): IterableIterator<[string, string]>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
declare var Headers: { new (init?: any): Headers };
interface Request extends Body {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  clone(): Request;
}
declare var Request: { new (input: any, init?: any): Request };
interface Response extends Body {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly url: string;
  clone(): Response;
}
declare var Response: { new (body?: any, init?: any): Response; json(data: any, init?: any): Response; error(): Response; redirect(url: any, status?: number): Response };
interface RequestInit {
  method?: string;
  headers?: any;
  body?: any;
  signal?: AbortSignal | null;
  credentials?: string;
  mode?: string;
  cache?: string;
  redirect?: string;
}
interface ResponseInit {
  status?: number;
  statusText?: string;
  headers?: any;
}
type RequestInfo = any;
type HeadersInit = any;
type BodyInit = any;
type RequestCredentials = string;
interface FormData {
  get(name: string): any;
  getAll(name: string): any[];
  append(name: string, value: any, filename?: string): void;
  set(name: string, value: any): void;
  has(name: string): boolean;
  entries(): IterableIterator<[string, any]>;
}
declare var FormData: { new (form?: any): FormData };
interface Blob {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
  stream(): ReadableStream<Uint8Array>;
  slice(start?: number, end?: number, type?: string): Blob;
}
declare var Blob: { new (parts?: any[], options?: any): Blob };
interface File extends Blob {
  readonly name: string;
  readonly lastModified: number;
}
declare var File: { new (parts: any[], name: string, options?: any): File };
interface FileList {
  readonly length: number;
  readonly [index: number]: File;
  item(index: number): File | null;
  [Symbol.iterator](): IterableIterator<File>;
}
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: any;
  addEventListener(type: string, listener: any, options?: any): void;
  removeEventListener(type: string, listener: any): void;
  throwIfAborted(): void;
}
declare var AbortSignal: { timeout(ms: number): AbortSignal; any(signals: AbortSignal[]): AbortSignal; abort(reason?: any): AbortSignal };
interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: any): void;
}
declare var AbortController: { new (): AbortController };
interface URLSearchParams {
  get(name: string): string | null;
  getAll(name: string): string[];
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  has(name: string): boolean;
  delete(name: string): void;
  toString(): string;
  entries(): IterableIterator<[string, string]>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
declare var URLSearchParams: { new (init?: any): URLSearchParams };
interface URL {
  href: string;
  host: string;
  hostname: string;
  origin: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  hash: string;
  readonly searchParams: URLSearchParams;
  toString(): string;
  toJSON(): string;
}
declare var URL: { new (url: any, base?: any): URL; createObjectURL(value: any): string; revokeObjectURL(url: string): void; canParse(url: string, base?: string): boolean };
interface ArrayBuffer {
  readonly byteLength: number;
  slice(start?: number, end?: number): ArrayBuffer;
}
declare var ArrayBuffer: { new (length: number): ArrayBuffer };
interface Uint8Array {
  readonly length: number;
  readonly byteLength: number;
  readonly buffer: any;
  [index: number]: number;
  slice(start?: number, end?: number): Uint8Array;
  subarray(start?: number, end?: number): Uint8Array;
  set(values: any, offset?: number): void;
  toString(encoding?: string): string;
  [Symbol.iterator](): IterableIterator<number>;
}
declare var Uint8Array: { new (...args: any[]): Uint8Array; from(...args: any[]): Uint8Array; of(...values: number[]): Uint8Array };
interface Buffer extends Uint8Array {
  toString(encoding?: string, start?: number, end?: number): string;
}
declare var Buffer: {
  from(value: any, encoding?: any, length?: any): Buffer;
  alloc(size: number): Buffer;
  concat(parts: any[], length?: number): Buffer;
  isBuffer(value: any): boolean;
  byteLength(value: any, encoding?: string): number;
};
// Typed arrays differ in their tag: values that look alike to the compiler would lose their type at an `instanceof`.
interface NumberArray extends Uint8Array {
  map(f: (value: number, index: number) => number): this;
}
interface NumberArrayConstructor<T> {
  new (...args: any[]): T;
  from(...args: any[]): T;
  of(...values: number[]): T;
}
interface Int8Array extends NumberArray {
  readonly [Symbol.toStringTag]: 'Int8Array';
}
declare var Int8Array: NumberArrayConstructor<Int8Array>;
interface Uint8ClampedArray extends NumberArray {
  readonly [Symbol.toStringTag]: 'Uint8ClampedArray';
}
declare var Uint8ClampedArray: NumberArrayConstructor<Uint8ClampedArray>;
interface Int16Array extends NumberArray {
  readonly [Symbol.toStringTag]: 'Int16Array';
}
declare var Int16Array: NumberArrayConstructor<Int16Array>;
interface Uint16Array extends NumberArray {
  readonly [Symbol.toStringTag]: 'Uint16Array';
}
declare var Uint16Array: NumberArrayConstructor<Uint16Array>;
interface Int32Array extends NumberArray {
  readonly [Symbol.toStringTag]: 'Int32Array';
}
declare var Int32Array: NumberArrayConstructor<Int32Array>;
interface Uint32Array extends NumberArray {
  readonly [Symbol.toStringTag]: 'Uint32Array';
}
declare var Uint32Array: NumberArrayConstructor<Uint32Array>;
interface Float32Array extends NumberArray {
  readonly [Symbol.toStringTag]: 'Float32Array';
}
declare var Float32Array: NumberArrayConstructor<Float32Array>;
interface Float64Array extends NumberArray {
  readonly [Symbol.toStringTag]: 'Float64Array';
}
declare var Float64Array: NumberArrayConstructor<Float64Array>;
type EventTarget = any;
declare var EventTarget: any;
type Event = any;
declare var Event: any;
type MessageEvent<T = any> = any;
type KeyboardEvent = any;
type HTMLElement = any;
type HTMLInputElement = any;
type HTMLTextAreaElement = any;
type HTMLFormElement = any;
type HTMLDivElement = any;
type HTMLButtonElement = any;

// --------------------------------------------------------------------------------------- modules by the name in a string

interface SdkModules {
  ai: typeof import('ai');
  'ai/rsc': typeof import('ai/rsc');
  'ai/react': typeof import('ai/react');
  'ai/vue': typeof import('ai/vue');
  'ai/svelte': typeof import('ai/svelte');
  'ai/solid': typeof import('ai/solid');
  'ai/test': typeof import('ai/test');
  'ai/mcp-stdio': typeof import('ai/mcp-stdio');
  'ai/internal': typeof import('ai/internal');
  '@ai-sdk/rsc': typeof import('@ai-sdk/rsc');
  '@ai-sdk/react': typeof import('@ai-sdk/react');
  '@ai-sdk/vue': typeof import('@ai-sdk/vue');
  '@ai-sdk/svelte': typeof import('@ai-sdk/svelte');
  '@ai-sdk/solid': typeof import('@ai-sdk/solid');
  '@ai-sdk/mcp': typeof import('@ai-sdk/mcp');
  '@ai-sdk/mcp/mcp-stdio': typeof import('@ai-sdk/mcp/mcp-stdio');
  '@ai-sdk/provider': typeof import('@ai-sdk/provider');
  '@ai-sdk/provider-utils': typeof import('@ai-sdk/provider-utils');
  '@ai-sdk/ui-utils': typeof import('@ai-sdk/ui-utils');
}
declare function require<K extends keyof SdkModules>(id: K): SdkModules[K];
declare function require(id: string): any;

// ------------------------------------------------------------------------------------- frameworks that carry SDK values

declare namespace JSX {
  type Element = any;
  interface ElementChildrenAttribute {
    children: {};
  }
  interface IntrinsicElements {
    [name: string]: any;
  }
}
declare module 'react' {
  export type ReactNode = any;
  export type ReactElement<A = any, B = any> = any;
  export type JSXElementConstructor<A = any> = any;
  export type ComponentProps<T = any> = PropsOf<T>;
  export type ComponentType<P = any> = (props: P) => any;
  export type PropsWithChildren<P = {}> = P & { children?: any };
  export type FC<P = {}> = (props: P & { children?: any }) => any;
  export type FunctionComponent<P = {}> = FC<P>;
  export type CSSProperties = any;
  export type Ref<T = any> = any;
  export type RefObject<T = any> = { current: T };
  export type MutableRefObject<T = any> = { current: T };
  export type Dispatch<A> = (value: A) => void;
  export type SetStateAction<S> = S | ((previous: S) => S);
  export type FormEvent<T = any> = any;
  export type FormEventHandler<T = any> = any;
  export type ChangeEvent<T = any> = any;
  export type KeyboardEvent<T = any> = any;
  export type MouseEvent<T = any> = any;
  export type SyntheticEvent<T = any, E = any> = any;
  export type HTMLAttributes<T = any> = any;
  export type Context<T = any> = { Provider: any; Consumer: any; displayName?: string; __value?: T };
  export function useState<S>(initial: S | (() => S)): [S, Dispatch<SetStateAction<S>>];
  export function useState<S = undefined>(): [S | undefined, Dispatch<SetStateAction<S | undefined>>];
  export function useRef<T>(initial: T): { current: T };
  export function useRef<T = undefined>(): { current: T | undefined };
  export function useMemo<T>(f: () => T, dependencies?: any): T;
  export function useCallback<T>(f: T, dependencies?: any): T;
  export function useEffect(f: () => any, dependencies?: any): void;
  export function useLayoutEffect(f: () => any, dependencies?: any): void;
  export function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: S, init?: any): [S, Dispatch<A>];
  export function useContext<T>(context: { __value?: T }): T;
  export function useOptimistic<S, A = any>(state: S, update?: (state: S, action: A) => S): [S, (action: A) => void];
  export function useActionState<S>(action: (state: S, payload: any) => S | Promise<S>, initial: S): [S, (payload: any) => void, boolean];
  export function useDeferredValue<T>(value: T): T;
  export function useTransition(): [boolean, (f: () => any) => void];
  export function useId(): string;
  export function use<T>(value: PromiseLike<T> | { __value?: T }): T;
  export function createContext<T>(initial: T): Context<T>;
  type PropsOf<T> = T extends (props: infer P, ...rest: any) => any ? P : any;
  export function memo<T>(component: T, compare?: (previous: PropsOf<NoInfer<T>>, next: PropsOf<NoInfer<T>>) => boolean): T;
  export function forwardRef<T, P>(render: (props: P, ref: any) => any): (props: P & { ref?: any }) => any;
  export function lazy<T>(load: () => Promise<{ default: T }>): T;
  export function cache<T>(f: T): T;
  export function startTransition(f: () => any): void;
  export const Fragment: any;
  export const Suspense: any;
  export const StrictMode: any;
  export const Children: any;
  export const createElement: any;
  export const cloneElement: any;
  export const isValidElement: any;
  const React: typeof import('react');
  export default React;
}
declare namespace React {
  type ReactNode = any;
  type ReactElement<A = any, B = any> = any;
  type FC<P = {}> = (props: P & { children?: any }) => any;
  type ComponentProps<T = any> = T extends (props: infer P, ...rest: any) => any ? P : any;
  type PropsWithChildren<P = {}> = P & { children?: any };
  type FormEvent<T = any> = any;
  type ChangeEvent<T = any> = any;
  type KeyboardEvent<T = any> = any;
  type MouseEvent<T = any> = any;
  type CSSProperties = any;
  type RefObject<T = any> = { current: T };
  type Dispatch<A> = (value: A) => void;
  type SetStateAction<S> = S | ((previous: S) => S);
  type HTMLAttributes<T = any> = any;
}
// What the templates of components are read as.
declare function $each<T>(list: readonly T[] | null | undefined): readonly T[];
declare function $each(list: any): readonly any[];
declare function $unknown(): any;
declare function $P$<T>(): T;
declare module 'vue' {
  // The script of a component reads its `value`, the template the value itself.
  export type Ref<T = any> = T & {
    value: T;
  };
  export type ShallowRef<T = any> = Ref<T>;
  export type ComputedRef<T = any> = Ref<T>;
  export type MaybeRef<T = any> = T | Ref<T>;
  export type MaybeRefOrGetter<T = any> = T | Ref<T> | (() => T);
  export type PropType<T> = { new (...args: any[]): T & {} };
  export function ref<T>(value: Ref<T>): Ref<T>;
  export function ref<T>(value: T): Ref<T>;
  export function ref<T = any>(): Ref<T | undefined>;
  export function shallowRef<T>(value: T): Ref<T>;
  export function shallowRef<T = any>(): Ref<T | undefined>;
  export function computed<T>(options: { get: () => T; set: (value: T) => void }): Ref<T>;
  export function computed<T>(f: () => T): Ref<T>;
  export function reactive<T>(value: T): T;
  export function shallowReactive<T>(value: T): T;
  export function readonly<T>(value: T): T;
  export function toRaw<T>(value: T): T;
  export function markRaw<T>(value: T): T;
  export function toRef(...args: any[]): any;
  export function toRefs<T>(value: T): { [P in keyof T]: Ref<T[P]> };
  export function toValue<T>(value: MaybeRefOrGetter<T>): T;
  export function unref<T>(value: T | Ref<T>): T;
  export function watch<T>(source: Ref<T> | (() => T), f: (value: T, old: T) => any, options?: any): any;
  export function watch(source: any, f: (...args: any[]) => any, options?: any): any;
  export function watchEffect(f: (...args: any[]) => any, options?: any): any;
  export function inject<T = any>(key: any, fallback?: T): T;
  export const provide: any;
  export const defineComponent: any;
  export const nextTick: any;
  export const onMounted: any;
  export const onUnmounted: any;
  export const onBeforeUnmount: any;
  export const h: any;
}
// What Nuxt imports by itself.
declare const ref: typeof import('vue').ref;
declare const shallowRef: typeof import('vue').shallowRef;
declare const computed: typeof import('vue').computed;
// The macros of `<script setup>`.
declare function defineProps<T>(): T;
declare function withDefaults<T, D>(props: T, defaults: D): T;
declare function defineEmits<T>(): T;
declare module 'solid-js' {
  export type Accessor<T> = () => T;
  export type Setter<T> = (value: T | ((previous: T) => T)) => T;
  export function createSignal<T>(value: T, options?: any): [Accessor<T>, Setter<T>];
  export function createSignal<T = undefined>(): [Accessor<T | undefined>, Setter<T | undefined>];
  export function createMemo<T>(f: (previous?: T) => T, value?: T): Accessor<T>;
  export function createEffect(f: (...args: any[]) => any, value?: any): void;
  export function createResource(...args: any[]): any;
  export function For<T>(props: { each: readonly T[] | undefined | null | false; fallback?: any; children: (item: T, index: Accessor<number>) => any }): any;
  export function Index<T>(props: { each: readonly T[] | undefined | null | false; fallback?: any; children: (item: Accessor<T>, index: number) => any }): any;
  export function Show<T>(props: { when: T | undefined | null | false; keyed?: boolean; fallback?: any; children: any }): any;
  export function Switch(props: any): any;
  export function Match(props: any): any;
  export function onMount(f: () => any): void;
  export function onCleanup(f: () => any): void;
  export type Component<P = any> = (props: P) => any;
}
// What a route of Remix is given.
interface RouteArguments {
  request: Request;
  params: any;
  context: any;
}
declare module 'react-router' {
  export type ActionFunctionArgs = RouteArguments;
  export type LoaderFunctionArgs = RouteArguments;
}
declare module '@remix-run/cloudflare' {
  export type ActionFunctionArgs = RouteArguments;
  export type LoaderFunctionArgs = RouteArguments;
}
declare module '@remix-run/node' {
  export type ActionFunctionArgs = RouteArguments;
  export type LoaderFunctionArgs = RouteArguments;
}
declare module 'svelte' {
  export function onMount(f: () => any): void;
  export function onDestroy(f: () => any): void;
  export function setContext<T>(key: any, value: T): T;
  export function getContext<T = any>(key: any): T;
  export function tick(): Promise<void>;
  export function untrack<T>(f: () => T): T;
}
declare module 'svelte/store' {
  export interface Readable<T> {
    subscribe(run: (value: T) => void, invalidate?: any): () => void;
  }
  export interface Writable<T> extends Readable<T> {
    set(value: T): void;
    update(f: (value: T) => T): void;
  }
  export function writable<T>(value: T, start?: any): Writable<T>;
  export function readable<T>(value: T, start?: any): Readable<T>;
  export function derived<T>(stores: any, f: (...args: any[]) => T, initial?: T): Readable<T>;
  export function get<T>(store: Readable<T>): T;
}
// Svelte's runes.
declare function $state<T>(value: T): T;
declare function $state<T>(): T | undefined;
declare namespace $state {
  function raw<T>(value: T): T;
  function snapshot<T>(value: T): T;
}
declare function $derived<T>(value: T): T;
declare namespace $derived {
  function by<T>(f: () => T): T;
}
declare function $props<T = any>(): T;
declare function $effect(f: () => any): void;

// ------------------------------------------------------------------------------------------------------------- test runners

type MockReturn<F> = F extends (...args: any) => infer R ? R : any;
type MockArguments<F> = F extends (...args: infer A) => any ? A : any[];
interface MockMethods<F> {
  mock: { calls: MockArguments<F>[]; results: { type: string; value: MockReturn<F> }[]; lastCall?: MockArguments<F>; [name: string]: any };
  mockImplementation(f: F): this;
  mockImplementationOnce(f: F): this;
  mockReturnValue(value: MockReturn<F>): this;
  mockReturnValueOnce(value: MockReturn<F>): this;
  mockResolvedValue(value: Awaited<MockReturn<F>>): this;
  mockResolvedValueOnce(value: Awaited<MockReturn<F>>): this;
  mockRejectedValue(value: any): this;
  mockRejectedValueOnce(value: any): this;
  mockReset(): this;
  mockClear(): this;
  mockRestore(): this;
}
type MockOf<T> = T extends (...args: any) => any ? T & MockMethods<T> : T;
// One signature, no overloads: a factory is rarely assignable, and the next overload would take its contextual type away.
type MockFactory<K> = K extends keyof SdkModules
  ? (original: <T = SdkModules[K]>() => Promise<T>) => Partial<SdkModules[K]> | PromiseLike<Partial<SdkModules[K]>>
  : // vitest's form `vi.mock(import('ai'), …)`
    K extends Promise<infer M>
    ? (original: <T = M>() => Promise<T>) => Partial<M> | PromiseLike<Partial<M>>
    : any;
interface TestDouble {
  // Inferred from where the mock goes, not from its implementation, whose literals then have contextual types.
  // No default and no constraint either: both would win over that inference.
  fn<F>(implementation?: NoInfer<F>): F & MockMethods<F>;
  mock<K extends string | Promise<any>>(id: K, factory?: MockFactory<K>, options?: any): any;
  doMock<K extends string | Promise<any>>(id: K, factory?: MockFactory<K>, options?: any): any;
  unstable_mockModule<K extends string>(id: K, factory?: MockFactory<K>, options?: any): any;
  unmock(id: any): any;
  mocked<T>(value: T, options?: any): MockOf<T>;
  importActual<K extends keyof SdkModules>(id: K): Promise<SdkModules[K]>;
  importActual<T = any>(id: string): Promise<T>;
  requireActual<K extends keyof SdkModules>(id: K): SdkModules[K];
  requireActual<T = any>(id: string): T;
  hoisted<T>(f: () => T): T;
  spyOn(target: any, name: any, access?: any): any;
  [name: string]: any;
}
declare var vi: TestDouble;
declare var jest: TestDouble;
declare var describe: any;
declare var it: any;
declare var test: any;
declare var expect: any;
declare var beforeEach: any;
declare var afterEach: any;
declare var beforeAll: any;
declare var afterAll: any;
declare module 'vitest' {
  export const vi: TestDouble;
  export const describe: any;
  export const it: any;
  export const test: any;
  export const expect: any;
  export const beforeEach: any;
  export const afterEach: any;
  export const beforeAll: any;
  export const afterAll: any;
  export type Mock<A = any, B = any> = any;
  export type Mocked<T = any> = { [P in keyof T]: MockOf<T[P]> };
  export type MockedFunction<T = any> = MockOf<T>;
}
declare module '@jest/globals' {
  export const jest: TestDouble;
  export const describe: any;
  export const it: any;
  export const test: any;
  export const expect: any;
  export const beforeEach: any;
  export const afterEach: any;
  export const beforeAll: any;
  export const afterAll: any;
}
