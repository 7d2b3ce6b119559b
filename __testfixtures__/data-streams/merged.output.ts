// @from 4
// @row merge-into-data-stream
// @only data-streams,data-stream-options
// @findings info:30
// @types-skip-output the stream and its writer are another subject
import { createDataStream, createDataStreamResponse, type DataStreamWriter, type LanguageModel, streamText, type ToolSet, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function describe(error: unknown): string;

export const masked = (prompt: string) =>
  createDataStreamResponse({
    execute: dataStream => {
      const result = streamText({ model, prompt });
      dataStream.merge(
        toUIMessageStream({ stream: result.stream, sendReasoning: false }),
      );
    },
  });

export const maskedTools = (prompt: string) =>
  createDataStream({
    async execute(writer) {
      const result = streamText({ model, tools, prompt });
      writer.merge(
        toUIMessageStream({
          stream: result.stream,
          tools,
          sendReasoning: true,
          redactToolErrors: true,
        }),
      );
    },
  });

export const named = (prompt: string, onError: (error: unknown) => string) => [
  createDataStream({
    execute: writer => writer.merge(streamText({ model, tools, prompt }).toUIMessageStream({ sendReasoning: false, onError: describe })),
    onError: describe,
  }),
  createDataStream({
    execute: writer => {
      const result = streamText({ model, tools, prompt });
      writer.merge(
        toUIMessageStream({
          stream: result.stream,
          tools,
          sendReasoning: false,
          onError: describe,
        }),
      );
    },
    onError: describe,
  }),
  createDataStream({
    execute: writer => {
      const result = streamText({ model, prompt });
      writer.merge(
        toUIMessageStream({
          stream: result.stream,
          // The client starts its own.
          sendStart: false,
          sendReasoning: true,
          onError,
        }),
      );
    },
    onError,
  }),
];

export const inline = (prompt: string) =>
  createDataStreamResponse({
    execute: dataStream => {
      const result = streamText({ model, tools, prompt });
      dataStream.merge(
        toUIMessageStream({
          stream: result.stream,
          tools,
          sendReasoning: false,
          onError: dataStream.onError as (error: unknown) => string,
        }),
      );
    },
    onError: error => {
      return error instanceof Error ? error.message : String(error);
    },
  });

export async function elsewhere(dataStream: DataStreamWriter, prompt: string) {
  const result = streamText({ model, tools, prompt });
  dataStream.merge(
    toUIMessageStream({
      stream: result.stream,
      tools,
      sendReasoning: false,
      sendFinish: false,
      onError: dataStream.onError as (error: unknown) => string,
    }),
  );
  return result.text;
}
