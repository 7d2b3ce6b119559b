// @from 5
// @only json-values
import type { JSONValue } from 'ai';

type Own = string | Own[] | { [key: string]: Own };

declare const own: Own;
declare const value: JSONValue;

export const ownId = typeof own === 'object' && !Array.isArray(own) && own.id;
export const first = Array.isArray(value) && value[0];
export const length = Array.isArray(value) ? value.length : 0;
export const shown = !Array.isArray(value) && JSON.stringify(value);
export const copy = typeof value === 'object' && !Array.isArray(value) && { ...value };

if (Array.isArray(value)) console.log(value.length);
else console.log(typeof value);
