// @from 4
// @alone
// @row writer-message-annotation
import { createDataStream, createDataStreamResponse, type JSONValue, type LanguageModel, pipeDataStreamToResponse, streamText } from 'ai';
import type { ServerResponse } from 'node:http';

declare const usage: () => Promise<{ tokens: number }>;

export const respond = (model: LanguageModel, prompt: string) =>
  createDataStreamResponse({
    execute: async dataStream => {
      // What is known before.
      dataStream.writeMessageAnnotation({
        type: 'asked',
        at: 1,
      });
      const result = streamText({
        model,
        prompt,
        temperature: 0,
        onFinish: async () => {
          dataStream.writeMessageAnnotation((await usage()) as JSONValue);
        },
      });
      result.mergeIntoDataStream(dataStream);
    },
  });

export const pipe = (response: ServerResponse, annotations: JSONValue[]) =>
  pipeDataStreamToResponse(response, {
    execute(writer) {
      for (const annotation of annotations) writer.writeMessageAnnotation(annotation);
    },
  });

export const stream = createDataStream({ execute: writer => { writer.writeMessageAnnotation('hidden'); } });
