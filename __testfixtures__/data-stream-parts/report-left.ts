// @from 4
// @row format-data-stream-part parse-process-data-stream stream-data-class wire-format UCO-07 STR-07 STR-09
// @only data-stream-parts
// @findings error:7 error:8 error:9 error:10 error:14 error:17 error:18 error:20 error:22 warning:24 error:26
import {
  type DataStreamWriter,
  formatDataStreamPart,
  parseDataStreamPart,
  processDataStream,
  StreamData,
} from 'ai';

export function words(writer: DataStreamWriter, list: string[]) {
  for (const word of list) writer.write(formatDataStreamPart('text', word));
}

export const cached = (text: string) => new Response(formatDataStreamPart('text', text));
export const annotate = (writer: DataStreamWriter) => writer.write(formatDataStreamPart('message_annotations', [1]));

export const parse = (line: string) => parseDataStreamPart(line).value;

export const read = (stream: ReadableStream<Uint8Array>) => processDataStream({ stream, onTextPart() {} });

export const headers = { 'X-Vercel-AI-Data-Stream': 'v1' };

export const lines = ['0:"Hello"\n', 'd:{"finishReason":"stop"}\n'];
