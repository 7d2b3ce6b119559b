/** Members of results and of the events that end them, by what 7 makes of them. */
import type { Use } from '../../src/sdk/use.js';
import { ownerName } from '../../src/transform.js';

/** Members of a result that were those of the last step, and are those of all steps under 7. */
export const SWAPPED = [
  'usage',
  'content',
  'toolCalls',
  'staticToolCalls',
  'dynamicToolCalls',
  'toolResults',
  'staticToolResults',
  'dynamicToolResults',
  'files',
  'sources',
  'warnings',
];

/** Members that still are those of the last step, under a name that is deprecated. */
export const ALIASES = ['reasoning', 'reasoningText', 'request', 'response', 'providerMetadata'];

const VALUES = ['GenerateTextResult', 'GenerateTextEndEvent', 'StreamTextEndEvent'];

/** The result of a stream has each of its members as a promise. */
const PROMISES = ['StreamTextResult'];

/** What the member is taken from: a finished run, a run that goes on, or, with others in a union, anything. */
export function holderOf(use: Use): 'value' | 'promise' | 'mixed' | undefined {
  const types = use.owners.map(ownerName).map(name => name.slice(0, name.indexOf('.')));
  if (types.length === 0) return undefined;
  if (types.every(type => VALUES.includes(type))) return 'value';
  if (types.every(type => PROMISES.includes(type))) return 'promise';
  return types.some(type => VALUES.includes(type) || PROMISES.includes(type)) ? 'mixed' : undefined;
}
