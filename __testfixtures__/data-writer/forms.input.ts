// @from 4
// @alone
// @row writer-write-data writer-source data-stream-types
// @findings warning:10 info:23 info:35
import { type DataStreamOptions, type DataStreamWriter, type JSONValue, tool } from 'ai';
import { z } from 'zod';

class Progress {
  constructor(private readonly writer: DataStreamWriter) {}
  done = (value: JSONValue) => this.writer.writeData(value);
}

export function lookup({ dataStream, maybe }: { dataStream: DataStreamWriter; maybe?: DataStreamWriter }) {
  new Progress(dataStream).done(1);
  maybe?.writeData('started');
  dataStream['writeData'](null);
  dataStream.writeData({
    steps: [1, 2],
  });
  dataStream.writeData([1, true]);
  return tool({
    parameters: z.object({ id: z.string() }),
    execute: async ({ id }) => dataStream!.writeSource({ sourceType: 'url', id, url: `https://a.b/${id}`, title: 'A' }),
  });
}

interface Page {
  id: string;
  url: string;
  title?: string;
  sourceType: 'url';
}

export function cite(writer: DataStreamWriter, pages: Page[]) {
  for (const page of pages) writer.writeSource(page);
  writer.writeSource({
    // where it was found
    sourceType: 'url',
    id: 'source-1',
    url: 'https://example.com',
  });
}

export type Options = DataStreamOptions;
export const options = ({ sendSources }: DataStreamOptions) => sendSources;
