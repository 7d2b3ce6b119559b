// @from 6
import { generateText, type LanguageModel } from 'ai';

type Result = Awaited<ReturnType<typeof generateText>>;

export async function read(model: LanguageModel, maybe?: Result) {
  const result = await generateText({ model, prompt: 'Hello' });
  return [
    result['responseMessages'],
    result['responseMessages'],
    result.responseMessages,
    result!.responseMessages,
    (result).responseMessages,
    maybe?.responseMessages,
    maybe?.responseMessages,
    maybe?.responseMessages.length,
    maybe!.responseMessages,
    (result as Result).responseMessages,
    `${result.responseMessages.length} messages`,
  ];
}
