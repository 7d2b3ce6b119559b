// @from 4
// @row send-usage
// @findings warning:22 warning:25 warning:31
import { createUIMessageStreamResponse, JsonToSseTransformStream, type LanguageModel, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
declare const counted: boolean;

export function hidden(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
  });
}

export function among(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: true,
    }),
    headers: { 'x-chat': '1' },
  });
}
export function shown(prompt: string) { const result = streamText({ model, prompt });
return createUIMessageStreamResponse({
  stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
}); }
export const asked = (prompt: string) => {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: false,
      sendSources: true,
    }),
  });
};

const options = { sendReasoning: true };
export function apart(prompt: string) {
  const result = streamText({ model, prompt });
  return toUIMessageStream({ stream: result.stream, ...options })
    .pipeThrough(new JsonToSseTransformStream())
    .pipeThrough(new TextEncoderStream()).getReader();
}
