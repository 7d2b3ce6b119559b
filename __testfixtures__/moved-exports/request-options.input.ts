// @from 4
// @row request-options-type UCO-03
import type { RequestOptions } from 'ai';
import type { RequestOptions as Extra } from '@ai-sdk/ui-utils';

export const options: RequestOptions = { body: { plan: 'free' } };
export const more: Extra = { headers: { 'x-plan': 'free' } };
