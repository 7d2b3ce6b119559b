// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function turns(model: LanguageModel, history: ModelMessage[]) {
  const first = streamText({ model, messages: history });
  const response1 = await first.response;
  const { response: response2 } = await generateText({
    model,
    messages: [...history, ...response1.messages],
  });
  const second = await generateText({ model, messages: history });
  const lastResponse = second.response;
  return [...response1.messages, ...response2.messages, ...lastResponse.messages];
}
