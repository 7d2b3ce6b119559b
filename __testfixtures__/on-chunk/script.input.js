// @from 5
import { streamText } from "ai"

let seen = 0

function onChunk() {
  seen += 1
}

export const run = model => streamText({ model, prompt: "Hello", onChunk })

export const log = (model, logger) => streamText({ model, prompt: "Hello", onChunk: event => logger.info(event.chunk) })
