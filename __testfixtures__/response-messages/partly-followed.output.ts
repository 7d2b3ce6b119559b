// @from 6
// @findings error:9
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const { response, responseMessages } = streamText({ model, messages: history });
  let last = response;
  last = streamText({ model, messages: history }).response;
  return [(await last).messages, ...(await responseMessages)];
}
