// @from 6
import { generateText, type LanguageModel } from 'ai';

type Result = Awaited<ReturnType<typeof generateText>>;

export async function read(model: LanguageModel, maybe?: Result) {
  const result = await generateText({ model, prompt: 'Hello' });
  return [
    result['response']['messages'],
    result['response'].messages,
    result.response['messages'],
    result!.response!.messages,
    (result).response.messages,
    maybe?.response.messages,
    maybe?.response?.messages,
    maybe?.response.messages.length,
    maybe!.response.messages,
    (result as Result).response.messages,
    `${result.response.messages.length} messages`,
  ];
}
