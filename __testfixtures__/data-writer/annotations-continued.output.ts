// @from 4
// @alone
// @findings warning:9
import { createUIMessageStreamResponse, createUIMessageStream, type JSONValue } from 'ai';

/** The client may send the message back with the result of a tool. */
export const respond = () =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer: dataStream }) => {
      const annotations: JSONValue[] = [];
      const writeMessageAnnotation = (annotation: JSONValue) => {
        if (annotations.length === 0) dataStream.write({ type: 'start' });
        annotations.push(annotation);
        dataStream.write({ type: 'message-metadata', messageMetadata: { annotations: [...annotations] } });
      };
      writeMessageAnnotation('first');
    },
  }) });

export const onToolCall = () => 1;
