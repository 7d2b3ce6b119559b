// @from 4
// @row registry-experimental simulate-readable-stream
import { createProviderRegistry, simulateReadableStream } from 'ai';

export const registry = createProviderRegistry({});
export const stream = simulateReadableStream({ chunks: [1, 2], chunkDelayInMs: 1 });
