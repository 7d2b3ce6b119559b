// @from 4
// @row registry-experimental simulate-readable-stream
import { experimental_createProviderRegistry as createProviderRegistry } from 'ai';
import { simulateReadableStream } from 'ai/test';

export const registry = createProviderRegistry({});
export const stream = simulateReadableStream({ chunks: [1, 2], chunkDelayInMs: 1 });
