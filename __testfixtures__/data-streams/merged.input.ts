// @from 4
// @row merge-into-data-stream STR-06
// @findings info:28
import { createDataStream, createDataStreamResponse, type DataStreamWriter, type LanguageModel, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function describe(error: unknown): string;

export const masked = (prompt: string) =>
  createDataStreamResponse({
    execute: dataStream => {
      const result = streamText({ model, prompt });
      result.mergeIntoDataStream(dataStream);
    },
  });

export const maskedTools = (prompt: string) =>
  createDataStream({
    async execute(writer) {
      const result = streamText({ model, tools, prompt });
      result.mergeIntoDataStream(writer, { sendReasoning: true });
    },
  });

export const named = (prompt: string, onError: (error: unknown) => string) => [
  createDataStream({
    execute: writer => streamText({ model, tools, prompt }).mergeIntoDataStream(writer),
    onError: describe,
  }),
  createDataStream({
    execute: writer => {
      const result = streamText({ model, tools, prompt });
      result.mergeIntoDataStream(writer);
    },
    onError: describe,
  }),
  createDataStream({
    execute: writer => {
      const result = streamText({ model, prompt });
      result.mergeIntoDataStream(writer, {
        // The client starts its own.
        experimental_sendStart: false,
        sendReasoning: true,
      });
    },
    onError,
  }),
];

export const inline = (prompt: string) =>
  createDataStreamResponse({
    execute: dataStream => {
      const result = streamText({ model, tools, prompt });
      result.mergeIntoDataStream(dataStream);
    },
    onError: error => {
      return error instanceof Error ? error.message : String(error);
    },
  });

export async function elsewhere(dataStream: DataStreamWriter, prompt: string) {
  const result = streamText({ model, tools, prompt });
  result.mergeIntoDataStream(dataStream, {
    experimental_sendFinish: false,
  });
  return result.text;
}
