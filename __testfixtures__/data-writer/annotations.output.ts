// @from 4
// @alone
// @row writer-message-annotation
import { createUIMessageStream, createUIMessageStreamResponse, JsonToSseTransformStream, type JSONValue, type LanguageModel, pipeUIMessageStreamToResponse, streamText, toUIMessageStream } from 'ai';
import type { ServerResponse } from 'node:http';

declare const usage: () => Promise<{ tokens: number }>;

export const respond = (model: LanguageModel, prompt: string) =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: async ({ writer: dataStream }) => {
      const annotations: JSONValue[] = [];
      const writeMessageAnnotation = (annotation: JSONValue) => {
        if (annotations.length === 0) dataStream.write({ type: 'start' });
        annotations.push(annotation);
        dataStream.write({ type: 'message-metadata', messageMetadata: { annotations: [...annotations] } });
      };
      // What is known before.
      writeMessageAnnotation({
        type: 'asked',
        at: 1,
      });
      const result = streamText({
        model,
        prompt,
        temperature: 0,
        onEnd: async () => {
          writeMessageAnnotation((await usage()) as JSONValue);
        },
      });
      dataStream.merge(
        toUIMessageStream({ stream: result.stream, sendReasoning: false }),
      );
    },
  }) });

export const pipe = (response: ServerResponse, annotations: JSONValue[]) =>
  pipeUIMessageStreamToResponse({ response, stream: createUIMessageStream({
    execute({ writer }) {
      const messageAnnotations: JSONValue[] = [];
      const writeMessageAnnotation = (annotation: JSONValue) => {
        if (messageAnnotations.length === 0) writer.write({ type: 'start' });
        messageAnnotations.push(annotation);
        writer.write({ type: 'message-metadata', messageMetadata: { annotations: [...messageAnnotations] } });
      };
      for (const annotation of annotations) writeMessageAnnotation(annotation);
    },
  }) });

export const stream = createUIMessageStream({ execute: ({ writer }) => { const annotations: JSONValue[] = []; const writeMessageAnnotation = (annotation: JSONValue) => { if (annotations.length === 0) writer.write({ type: 'start' }); annotations.push(annotation); writer.write({ type: 'message-metadata', messageMetadata: { annotations: [...annotations] } }); }; writeMessageAnnotation('hidden'); } }).pipeThrough(new JsonToSseTransformStream());
