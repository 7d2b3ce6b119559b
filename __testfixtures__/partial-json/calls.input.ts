// @from 4
// @only partial-json
// @row parse-partial-json-async UTL-02
// @types-skip-output the module has no successor of that name, the import moves with another transform
import { parsePartialJson, parsePartialJson as parse } from '@ai-sdk/ui-utils';
import * as utils from '@ai-sdk/ui-utils';

export async function read(text: string) {
  const { value, state } = parsePartialJson(text);
  return state === 'failed-parse' ? undefined : value;
}

const value = (text?: string) => parse(text).value;

export async function all(texts: string[]) {
  for (const text of texts) console.log(value(text));
  return Promise.all(texts.map(text => utils.parsePartialJson(text).state));
}
