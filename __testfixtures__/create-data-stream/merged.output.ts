// @from 4
import { createUIMessageStream, createUIMessageStreamResponse } from 'ai';

export const outer = () =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer: dataStream }) => {
      const inner = createUIMessageStream({ execute: ({ writer }) => void writer.onError });
      dataStream.merge(inner);
      dataStream.merge(createUIMessageStream({ execute: () => {} }));
    },
  }) });
