// @from 4
import { createDataStreamResponse } from 'ai';

/** Sends nothing. */
export function POST() {
  return createDataStreamResponse({
    execute: async dataStream => {
      console.log(dataStream.onError);
    }, // nothing
    headers: { 'x-a': 'b' },
  });
}
