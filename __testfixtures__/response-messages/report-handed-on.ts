// @from 6
// @findings error:7
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

type Response = Awaited<ReturnType<typeof generateText>>['response'];

const added = (response: Response) => response.messages;

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const { response } = await generateText({ model, messages });
  return added(response);
}
