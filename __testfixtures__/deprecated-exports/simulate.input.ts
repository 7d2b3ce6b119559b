// @from 5
// @row simulate-readable-stream
import { createProviderRegistry, experimental_createProviderRegistry } from 'ai';
import { mockId, simulateReadableStream as simulate } from 'ai/test';

export const stream = simulate({ chunks: ['a', 'b'] });
console.log(mockId(), createProviderRegistry, experimental_createProviderRegistry);
