// @from 4
import * as ai from 'ai';
import { createUIMessageStreamResponse as respond, createUIMessageStream } from 'ai';

export const aliased = () => respond({ stream: createUIMessageStream({ execute: ({ writer }) => void writer.onError }) });
export const read = () => ai.createUIMessageStreamResponse({ stream: createUIMessageStream({ execute: async function ({ writer }) { void writer; } }) });
