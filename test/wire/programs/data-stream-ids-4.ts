// @from 4
// @unmigrated broken
import { type LanguageModel, streamText } from 'ai';

export const turns = [{ text: 'One.' }, { text: 'Two.' }];

/** The ids that a server gives its messages, in a response and in bytes with headers. */
export async function main(model: LanguageModel) {
  let count = 0;
  const first = streamText({
    model,
    temperature: 0,
    prompt: '1',
    experimental_generateMessageId: () => `message-${++count}`,
  });
  const answers = [await ids(first.toDataStreamResponse())];
  const second = streamText({
    model,
    temperature: 0,
    prompt: '2',
    experimental_generateMessageId: () => `message-${++count}`,
  });
  answers.push(await ids(new Response(second.toDataStream(), { status: 201, headers: { 'x-chat': '1' } })));
  return answers;
}

async function ids(response: Response) {
  const text = await response.text();
  const found = [...text.matchAll(/"messageId":"([^"]+)"/g)].map(([, id]) => id);
  return [response.status, response.headers.get('x-chat'), [...new Set(found)], /One\.|Two\./.exec(text)?.[0]];
}
