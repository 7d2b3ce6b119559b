// @from 4
// @row merge-into-data-stream STR-06
// @findings info:28
import { createUIMessageStream, createUIMessageStreamResponse, type UIMessageStreamWriter, JsonToSseTransformStream, type LanguageModel, streamText, type ToolSet, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function describe(error: unknown): string;

export const masked = (prompt: string) =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer: dataStream }) => {
      const result = streamText({ model, prompt });
      dataStream.merge(
        toUIMessageStream({ stream: result.stream, sendReasoning: false }),
      );
    },
  }) });

export const maskedTools = (prompt: string) =>
  createUIMessageStream({
    async execute({ writer }) {
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
  }).pipeThrough(new JsonToSseTransformStream());

export const named = (prompt: string, onError: (error: unknown) => string) => [
  createUIMessageStream({
    execute: ({ writer }) => writer.merge(streamText({ model, tools, prompt }).toUIMessageStream({ sendReasoning: false, onError: describe })),
    onError: describe,
  }).pipeThrough(new JsonToSseTransformStream()),
  createUIMessageStream({
    execute: ({ writer }) => {
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
  }).pipeThrough(new JsonToSseTransformStream()),
  createUIMessageStream({
    execute: ({ writer }) => {
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
  }).pipeThrough(new JsonToSseTransformStream()),
];

export const inline = (prompt: string) =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer: dataStream }) => {
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
  }) });

export async function elsewhere(dataStream: UIMessageStreamWriter, prompt: string) {
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
