// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai'

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history })
  const response = await result.response
  console.log(response.id)
  return [...history, ...response.messages]
}
