// @from 4
// @alone
// @findings warning:9
import { createDataStreamResponse } from 'ai';

/** The client may send the message back with the result of a tool. */
export const respond = () =>
  createDataStreamResponse({
    execute: dataStream => {
      dataStream.writeMessageAnnotation('first');
    },
  });

export const onToolCall = () => 1;
