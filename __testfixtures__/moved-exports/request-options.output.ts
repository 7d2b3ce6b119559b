// @from 4
// @row request-options-type UCO-03
import type { CompletionRequestOptions } from 'ai';

export const options: CompletionRequestOptions = { body: { plan: 'free' } };
export const more: CompletionRequestOptions = { headers: { 'x-plan': 'free' } };
