// @from 4
// @findings warning:17
import { createDataStreamResponse, streamText } from 'ai';

export function send(model, prompt) {
  return createDataStreamResponse({
    execute: writer => {
      const result = streamText({ model, prompt })
      result.mergeIntoDataStream(writer)
    },
    onError: error => error.message,
  })
}

/** @param result whatever there is */
export function sendAny(result) {
  return result.toDataStreamResponse()
}

export const pipe = (model, prompt, res) => {
  const result = streamText({ model, prompt })
  return result.pipeDataStreamToResponse(res, { getErrorMessage: error => error.message })
}
