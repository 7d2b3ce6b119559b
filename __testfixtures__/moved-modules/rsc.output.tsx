// @from 4
// @row ai-rsc IMP-02 RSC-06
import { createAI, createStreamableValue, type StreamableValue } from '@ai-sdk/rsc';
import * as rsc from '@ai-sdk/rsc';

export { readStreamableValue } from '@ai-sdk/rsc';
export * from '@ai-sdk/rsc';
export type Value = import('@ai-sdk/rsc').StreamableValue<string>;

export const AI = createAI({ actions: {} });
export const load = () => import('@ai-sdk/rsc');

export async function answer(): Promise<StreamableValue<string>> {
  const stream = createStreamableValue('');
  stream.done();
  return stream.value;
}
export const ui = rsc.createStreamableUI(<p>ai/rsc</p>);
