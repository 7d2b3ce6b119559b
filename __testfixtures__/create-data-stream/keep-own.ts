// @from 4
import { streamText } from 'ai';

interface Options {
  execute: (writer: { write(part: string): void }) => void;
}

/** The project's own. */
export const createDataStream = ({ execute }: Options) => execute({ write: part => void part });
export const createDataStreamResponse = (options: Options) => new Response(String(createDataStream(options)));
export const pipeDataStreamToResponse = (response: unknown, options: Options) => [response, options];

export const used = [
  createDataStreamResponse({ execute: writer => writer.write('a') }),
  pipeDataStreamToResponse(1, { execute: writer => writer.write('a') }),
  streamText,
];
