// @from 6
import { generateText, streamText } from 'ai';

export async function ask(model, question) {
  const { text } = await generateText({
    model,
    instructions: 'Be brief.',
    messages: [
      { role: 'user', content: question },
    ],
  });
  return text;
}

export const chat = (model, history, name) =>
  streamText({ model, instructions: `Call me ${name}`, messages: [...history] });
