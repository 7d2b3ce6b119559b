// @from 5
// @row STR-10
// @types-skip only pre-releases of 5 have it
import { JsonToSseTransformStream } from 'ai';

export const encode = (chunks: ReadableStream<unknown>) => chunks.pipeThrough(new JsonToSseTransformStream());
