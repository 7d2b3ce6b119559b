// @from 4
// @findings error:9 error:15 error:31
import { createIdGenerator, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function unsent(prompt: string) {
  return streamText({
    model, experimental_generateMessageId: createIdGenerator(),
    prompt,
  });
}

export async function method(prompt: string) {
  const result = streamText({ model, prompt, experimental_generateMessageId: () => prompt });
  await result.consumeStream();
  return result.text;
}

export function twice(prompt: string) {
  const newId = createIdGenerator();
  const settings = {
    model,
    prompt,
    maxRetries: 2,
  };
  const result = streamText({
    ...settings,
    temperature: 1,
    // For all that is stored.
    experimental_generateMessageId: newId,
  });
  return [result, result];
}
