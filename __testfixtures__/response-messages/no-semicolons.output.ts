// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai'

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history })
  const response = await result.response
  const responseMessages = await result.responseMessages
  console.log(response.id)
  return [...history, ...responseMessages]
}
