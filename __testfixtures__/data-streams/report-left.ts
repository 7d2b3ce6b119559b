// @from 4
// @row data-option
// @only data-streams,data-stream-options
// @findings error:12 error:19 error:23 error:24 error:29 error:33
import { type LanguageModel, StreamData, streamText, type StreamTextResult, type ToolSet } from 'ai';

declare const model: LanguageModel;

export function withData(prompt: string) {
  const data = new StreamData();
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({ data });
}

export function withMore(prompt: string) {
  const sent = new StreamData();
  const result = streamText({ model, prompt });
  return result.toDataStreamResponse({
    data: sent,
    sendReasoning: true,
  });
}
type Send = StreamTextResult<ToolSet, never>['toDataStreamResponse'];
export const bind = (result: StreamTextResult<ToolSet, never>): Send => result.toDataStreamResponse.bind(result);

export function taken(prompt: string) {
  const {
    text,
    toDataStream,
  } = streamText({ model, prompt });
  return [text, toDataStream];
}
export const fake: Partial<StreamTextResult<ToolSet, never>> = { toDataStreamResponse: () => new Response() };
