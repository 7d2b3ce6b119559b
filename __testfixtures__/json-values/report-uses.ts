// @from 5
// @row json-value-readonly
// @only json-values
// @types-skip-output a cast is left to a person
// @findings warning:17 warning:18 warning:19 warning:25 warning:29 warning:35 warning:39 warning:44
import type { JSONValue as Json } from '@ai-sdk/provider';
import type { JSONValue } from 'ai';

type JsonObject = { [key: string]: Json };

declare function read(text: string): Json | undefined;
declare const store: Record<string, JsonObject>;

export function keep(text: string): void {
  const value = read(text);
  if (value && typeof value === 'object' && !Array.isArray(value)) {
    store[text] = value;
    const held: JsonObject = value;
    const owned = { held, value: value.id };
    for (const key of Object.keys(value)) console.log(key, owned);
  }
}

export const idOf = (value: JSONValue): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && value.id;

export function nameOf(value: JSONValue | undefined): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return value.name;
}

export function sizeOf(value: JsonObject | Json[] | Json): unknown {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.length;
  else return value['size'];
}

export const kindOf = (value: Json): unknown =>
  value === null || typeof value !== 'object' ? typeof value : Array.isArray(value) ? value.length : value.kind;

export function deep(value: Json): unknown {
  if (value === null || typeof value !== 'object') throw new Error();
  if (Array.isArray(value)) throw new Error('A list');
  const { id } = value;
  return id;
}
