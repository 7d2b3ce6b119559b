// @from 5
// @row simulate-readable-stream MOD-11
import { createProviderRegistry, simulateReadableStream as simulate } from 'ai';
import { mockId } from 'ai/test';

export const stream = simulate({ chunks: ['a', 'b'] });
console.log(mockId(), createProviderRegistry, createProviderRegistry);
