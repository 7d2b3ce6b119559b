// @from 5
import { streamText } from "ai"

let seen = 0

function onChunk({ chunk }) {
  if (!["text-delta", "reasoning-delta", "source", "tool-call", "tool-input-start", "tool-input-delta", "tool-result", "raw"].includes(chunk.type)) return
  seen += 1
}

export const run = model => streamText({ model, prompt: "Hello", onChunk })

export const log = (model, logger) => streamText({ model, prompt: "Hello", onChunk: event => {
  if (!["text-delta", "reasoning-delta", "source", "tool-call", "tool-input-start", "tool-input-delta", "tool-result", "raw"].includes(event.chunk.type)) return
  logger.info(event.chunk)
} })
