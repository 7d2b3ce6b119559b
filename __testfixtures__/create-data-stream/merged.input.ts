// @from 4
import { createDataStream, createDataStreamResponse } from 'ai';

export const outer = () =>
  createDataStreamResponse({
    execute: dataStream => {
      const inner = createDataStream({ execute: writer => void writer.onError });
      dataStream.merge(inner);
      dataStream.merge(createDataStream({ execute: () => {} }));
    },
  });
