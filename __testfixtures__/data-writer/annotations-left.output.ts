// @from 4
// @findings error:7 error:15 error:22
// @types-skip-output what can't be kept in one list is left to a person
import { createUIMessageStream, createUIMessageStreamResponse, type UIMessageStreamWriter } from 'ai';

/** The list is that of whoever made the stream. */
export const note = (dataStream: UIMessageStreamWriter) => dataStream.writeMessageAnnotation('noted');

export const outer = () =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer: dataStream }) => {
      dataStream.merge(
        createUIMessageStream({
          execute: ({ writer: inner }) => {
            inner.writeMessageAnnotation('inner');
          },
        }),
      );
    },
  }) });

export const bare = () => createUIMessageStreamResponse({ stream: createUIMessageStream({ execute: ({ writer: dataStream }) => dataStream.writeMessageAnnotation('only') }) });
