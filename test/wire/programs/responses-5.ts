// @from 5
// @unmigrated broken
import { createTextStreamResponse, type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }];

/** What three routes answer. */
export async function main(model: LanguageModel) {
  const first = streamText({ model, prompt: '1' });
  const one = first.toUIMessageStreamResponse({ status: 201, headers: { 'x-chat': '1' }, sendFinish: false });
  const answers = [await read(one)];
  const second = streamText({ model, prompt: '2' });
  answers.push(await read(second.toTextStreamResponse({ headers: { 'x-text': '1' } })));
  const { textStream } = streamText({ model, prompt: '3' });
  answers.push(await read(createTextStreamResponse({ textStream })));
  return answers;
}

const read = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].sort(),
  body: await response.text(),
});
