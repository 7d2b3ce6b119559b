/** A method of an adapter as a call of the function that its package has. */
import type { Draft, Part } from '../../../src/edit/draft.js';
import { propertyNamed, propertyValue } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';

export interface AdapterCall {
  call: tsTypes.CallExpression;
  method: string;
  stream: tsTypes.Expression;
  options: tsTypes.Expression | undefined;
}

export function writeAdapter({ call, method, stream, options }: AdapterCall, module: string, draft: Draft): void {
  const convert = draft.import(call, module, 'toUIMessageStream');
  const option = (name: string): tsTypes.Expression | undefined =>
    options && ts.isObjectLiteralExpression(options) ? propertyValue(propertyNamed(options, name)) : undefined;
  const callbacks = method === 'toDataStream' ? options : option('callbacks');
  if (callbacks) renameCompletion(callbacks, draft);
  const converted: Part[] = [`${convert}(`, stream, ...(callbacks ? [', ', callbacks] : []), ')'];
  if (method === 'mergeIntoDataStream') return draft.replace(call, option('dataStream')!, '.merge(', ...converted, ')');
  if (method === 'toDataStream') {
    const events = draft.import(call, 'ai', 'JsonToSseTransformStream');
    return draft.replace(call, ...converted, `.pipeThrough(new ${events}()).pipeThrough(new TextEncoderStream())`);
  }
  const init = option('init');
  const respond = draft.import(call, 'ai', 'createUIMessageStreamResponse');
  draft.replace(call, `${respond}({ `, ...initOf(init), 'stream: ', ...converted, ' })');
}

/** What says how the response is sent. */
function initOf(init: tsTypes.Expression | undefined): Part[] {
  if (!init) return [];
  if (!ts.isObjectLiteralExpression(init)) return ['...', init, ', '];
  return init.properties.flatMap(property => [property, ', ']);
}

/** The old name of `onFinal`, which was called before it. */
function renameCompletion(callbacks: tsTypes.Expression, draft: Draft): void {
  if (!ts.isObjectLiteralExpression(callbacks) || propertyNamed(callbacks, 'onFinal')) return;
  const old = propertyNamed(callbacks, 'onCompletion')?.name;
  if (old) draft.rename(old, 'onFinal');
}
