// @from 6
import { streamText, type LanguageModel, type ModelMessage } from "ai";

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({ model, instructions: [{ role: "system", content: "Be brief." }, { role: "system", content: "Answer in German." }], messages: [...history] })
