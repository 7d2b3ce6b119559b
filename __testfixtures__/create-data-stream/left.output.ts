// @from 4
// @only create-data-stream
// @findings error:7 error:9 error:11 error:13
// @types-skip-output what is left has the options of 4
import * as ai from 'ai';

type Options = Parameters<typeof ai.createUIMessageStreamResponse>[0];

export const make = [ai].map(sdk => sdk.createUIMessageStream);

export const given = (options: Options) => ai.createUIMessageStreamResponse(options);

export const made = (run: () => (writer: ai.DataStreamWriter) => void) => ai.createUIMessageStream({ execute: run() }).pipeThrough(new ai.JsonToSseTransformStream());
