// @from 4
// @alone
// @row writer-write-data writer-source data-stream-types
// @findings warning:10 info:23 info:35
import { type UIMessageStreamOptions, type UIMessage, type UIMessageStreamWriter, type JSONValue, tool } from 'ai';
import { z } from 'zod';

class Progress {
  constructor(private readonly writer: UIMessageStreamWriter) {}
  done = (value: JSONValue) => this.writer.write({ type: 'data-custom', data: value, transient: true });
}

export function lookup({ dataStream, maybe }: { dataStream: UIMessageStreamWriter; maybe?: UIMessageStreamWriter }) {
  new Progress(dataStream).done(1);
  maybe?.write({ type: 'data-custom', data: 'started', transient: true });
  dataStream['write']({ type: 'data-custom', data: null, transient: true });
  dataStream.write({ type: 'data-custom', data: {
    steps: [1, 2],
  }, transient: true });
  dataStream.write({ type: 'data-custom', data: [1, true], transient: true });
  return tool({
    inputSchema: z.object({ id: z.string() }),
    execute: async ({ id }) => {
      try {
        return dataStream!.write({ type: 'source-url', sourceId: id, url: `https://a.b/${id}`, title: 'A' });
      } catch (error) {
        console.error('Tool "lookup" failed:', error);
        return { ok: false as const, error: 'lookup_failed', retryable: true };
      }
    },
  });
}

interface Page {
  id: string;
  url: string;
  title?: string;
  sourceType: 'url';
}

export function cite(writer: UIMessageStreamWriter, pages: Page[]) {
  for (const page of pages) writer.write({ type: 'source-url', sourceId: page.id, url: page.url, title: page.title });
  writer.write({
    // where it was found
    type: 'source-url',
    sourceId: 'source-1',
    url: 'https://example.com',
  });
}

export type Options = UIMessageStreamOptions<UIMessage>;
export const options = ({ sendSources }: UIMessageStreamOptions<UIMessage>) => sendSources;
