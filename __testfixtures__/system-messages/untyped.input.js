// @from 6
import { generateText, streamText } from 'ai';

export async function ask(model, question) {
  const { text } = await generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: question },
    ],
  });
  return text;
}

export const chat = (model, history, name) =>
  streamText({ model, messages: [{ role: 'system', content: `Call me ${name}` }, ...history] });
