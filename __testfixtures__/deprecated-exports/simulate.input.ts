// @from 5
// @row simulate-readable-stream MOD-11
import { createProviderRegistry, experimental_createProviderRegistry } from 'ai';
import { mockId, simulateReadableStream as simulate } from 'ai/test';

export const stream = simulate({ chunks: ['a', 'b'] });
console.log(mockId(), createProviderRegistry, experimental_createProviderRegistry);
