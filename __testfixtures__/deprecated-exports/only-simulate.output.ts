// @from 6
// @row simulate-readable-stream
import { simulateReadableStream } from 'ai';
import { z } from 'zod';

export const stream = simulateReadableStream({ chunks: [z] });
