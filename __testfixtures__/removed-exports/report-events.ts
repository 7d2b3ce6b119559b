// @from 4
// @row PUT-05
// @findings error:4 error:5 error:5
import type { EventSourceChunk } from '@ai-sdk/provider-utils';
import { createEventSourceParserStream, createJsonStreamResponseHandler } from '@ai-sdk/provider-utils';
import { z } from 'zod';
export const parser = createEventSourceParserStream();
export const handler = createJsonStreamResponseHandler(z.object({ a: z.string() }));
export const text = ({ data }: EventSourceChunk) => data;
