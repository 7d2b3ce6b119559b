/** What `useChat` gave and the component took apart. */
import { propertyNamed } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { voidEffects } from './effects.js';
import { type Found, foundIn } from './pattern.js';
import { HELPERS, renameHelper, reportGone } from './rows.js';
import { DATA, type State, writeState } from './state.js';

/** Helpers that ask the server. */
const SENDING = ['append', 'handleSubmit', 'reload', 'experimental_resume'];

export function changeHelpers(
  call: tsTypes.CallExpression,
  pattern: tsTypes.ObjectBindingPattern,
  options: tsTypes.ObjectLiteralExpression | undefined,
  context: Context,
): State {
  const found = foundIn(pattern, HELPERS);
  for (const [name, row] of Object.entries(HELPERS)) {
    const element = found.get(name);
    // The transport that is written for the options asks as 4 did.
    const { differs, ...rest } = row;
    if (element && row.to) renameHelper(element.propertyName ?? element.name, row.to, options ? rest : row, context);
  }
  const resume = found.get('experimental_resume');
  if (resume) voidEffects(resume, context);
  const keepsData = found.has('data') && hasOwnData(call, options, found);
  if (!keepsData) for (const name of DATA) reportGone(found.get(name), context);
  return writeState({ call, pattern, options, found, keepsData }, context);
}

/** Whether the data come by requests of this chat, and nothing else takes them. */
const hasOwnData = (
  { arguments: given }: tsTypes.CallExpression,
  options: tsTypes.ObjectLiteralExpression | undefined,
  found: Found,
): boolean =>
  SENDING.some(name => found.has(name)) &&
  (given.length === 0 ||
    (options !== undefined &&
      !options.properties.some(ts.isSpreadAssignment) &&
      propertyNamed(options, 'onData') === undefined));
