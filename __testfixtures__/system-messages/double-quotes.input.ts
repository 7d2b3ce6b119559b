// @from 6
import { streamText, type LanguageModel, type ModelMessage } from "ai";

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({ model, system: "Be brief.", messages: [{ role: "system", content: "Answer in German." }, ...history] })
