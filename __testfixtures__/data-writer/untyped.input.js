// @from 4
// @findings warning:7
import { createDataStream } from 'ai';

export const make = () =>
  createDataStream({
    execute: dataStream => dataStream.writeData({ a: 1 }),
  });
