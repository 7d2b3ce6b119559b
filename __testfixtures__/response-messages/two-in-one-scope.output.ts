// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const { responseMessages } = await generateText({ model, messages: history });
  history.push(...responseMessages);
  const { responseMessages: allResponseMessages } = await generateText({ model, messages: history });
  return [...responseMessages, ...allResponseMessages];
}
