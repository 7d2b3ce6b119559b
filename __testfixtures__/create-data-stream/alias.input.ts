// @from 4
import * as ai from 'ai';
import { createDataStreamResponse as respond } from 'ai';

export const aliased = () => respond({ execute: writer => void writer.onError });
export const read = () => ai.createDataStreamResponse({ execute: async function (writer) { void writer; } });
