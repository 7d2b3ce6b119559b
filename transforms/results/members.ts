/** Members of results and of the events that end them, by what 7 makes of them. */
import { propertyOf } from '../../src/sdk/symbols.js';
import { ts } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import type { Context } from '../../src/transform.js';

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

/** Those that were of all steps in 4 already; the sources not in the event. */
export const OF_ALL_STEPS_IN_4 = ['usage', 'sources'];

/** Names by which a file is known to be of 7: in it `reasoning` and `text` mean what they do there. */
export const ONLY_IN_7 = ['finalStep', 'responseMessages', 'isStepCount', 'isLoopFinished'];

/** Members that still are those of the last step, under a name that is deprecated. */
export const ALIASES = ['reasoning', 'reasoningText', 'request', 'response', 'providerMetadata'];

/** Members of 4 that have another name since. */
const RENAMED: Readonly<Record<string, string>> = {
  reasoning: 'reasoningText',
  reasoningDetails: 'reasoning',
  experimental_providerMetadata: 'providerMetadata',
};

export const OLD = Object.keys(RENAMED);

export const newNameOf = (name: string, { generation }: Context): string => (generation === 4 && RENAMED[name]) || name;

const VALUES = ['GenerateTextResult', 'GenerateTextEndEvent', 'StreamTextEndEvent'];

/** The result of a stream has each of its members as a promise. */
const PROMISES = ['StreamTextResult'];

/** What the member is taken from: a finished run, a run that goes on, or something that only may be one. */
export function holderOf(use: Use, { checker }: Context): 'value' | 'promise' | 'mixed' | undefined {
  const types = use.owners.map(({ type }) => type);
  if (!types.some(type => VALUES.includes(type) || PROMISES.includes(type))) return undefined;
  const owner =
    use.form === 'read' ? use.node.expression : ts.isBindingElement(use.key.parent) ? use.key.parent.parent : undefined;
  // A part of a result, as `Pick<…>` makes it.
  if (owner && propertyOf(checker, checker.getTypeAtLocation(owner), 'finalStep').owners.length === 0) return 'mixed';
  if (types.every(type => VALUES.includes(type))) return 'value';
  return types.every(type => PROMISES.includes(type)) ? 'promise' : 'mixed';
}
