// @from 4
// @findings warning:17
import { createUIMessageStreamResponse, createUIMessageStream, pipeUIMessageStreamToResponse, streamText, toUIMessageStream } from 'ai';

export function send(model, prompt) {
  return createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer }) => {
      const result = streamText({ model, prompt })
      writer.merge(
        toUIMessageStream({
          stream: result.stream,
          sendReasoning: false,
          onError: writer.onError,
        }),
      )
    },
    onError: error => error.message,
  }) })
}

/** @param result whatever there is */
export function sendAny(result) {
  return result.toDataStreamResponse()
}

export const pipe = (model, prompt, res) => {
  const result = streamText({ model, prompt })
  return pipeUIMessageStreamToResponse({
    response: res,
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: false,
      onError: error => error.message,
    }),
  })
}
