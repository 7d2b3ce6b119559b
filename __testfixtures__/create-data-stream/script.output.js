// @from 4
import { createUIMessageStreamResponse, createUIMessageStream } from 'ai';

/** Sends nothing. */
export function POST() {
  return createUIMessageStreamResponse({ headers: { 'x-a': 'b' }, stream: createUIMessageStream({
    execute: async ({ writer: dataStream }) => {
      console.log(dataStream.onError);
    }, // nothing
  }) });
}
