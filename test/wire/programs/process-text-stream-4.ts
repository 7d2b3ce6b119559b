// @from 4
// @unmigrated broken
import { type LanguageModel, processTextStream, streamText } from 'ai';

export const turns = [{ text: 'Ünï 👍' }];

/** What is read of a stream of text, in order, and the error of a handler. */
export async function main(model: LanguageModel) {
  const response = streamText({ model, prompt: 'Hello', temperature: 0 }).toTextStreamResponse();
  const texts: string[] = [];
  await processTextStream({
    stream: response.body!,
    onTextPart: async text => {
      await new Promise(resolve => setTimeout(resolve, 1));
      texts.push(text);
    },
  });
  const failed = await processTextStream({
    stream: new Response('a').body!,
    onTextPart: text => {
      throw new Error(`no ${text}`);
    },
  }).catch((error: Error) => error.message);
  return [texts.join(''), failed];
}
