// @from 4
// @findings error:7 error:15 error:22
// @types-skip-output what can't be kept in one list is left to a person
import { createDataStream, createDataStreamResponse, type DataStreamWriter } from 'ai';

/** The list is that of whoever made the stream. */
export const note = (dataStream: DataStreamWriter) => dataStream.writeMessageAnnotation('noted');

export const outer = () =>
  createDataStreamResponse({
    execute: dataStream => {
      dataStream.merge(
        createDataStream({
          execute: inner => {
            inner.writeMessageAnnotation('inner');
          },
        }),
      );
    },
  });

export const bare = () => createDataStreamResponse({ execute: dataStream => dataStream.writeMessageAnnotation('only') });
