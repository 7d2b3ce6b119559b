// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function turns(model: LanguageModel, history: ModelMessage[]) {
  const first = streamText({ model, messages: history });
  const responseMessages1 = await first.responseMessages;
  const { responseMessages: responseMessages2 } = await generateText({
    model,
    messages: [...history, ...responseMessages1],
  });
  const second = await generateText({ model, messages: history });
  const lastResponseMessages = second.responseMessages;
  return [...responseMessages1, ...responseMessages2, ...lastResponseMessages];
}
