// @from 4
// @row response-messages
import { generateText, streamText, type LanguageModel } from 'ai';

export async function ask(model: LanguageModel) {
  const result = await generateText({ model, prompt: 'Hello' });
  const messages = [...result.response.messages];
  const stream = streamText({
    model,
    messages: [{ role: 'user', content: 'Hello' }, ...result.response.messages],
    onFinish({ response }) {
      messages.push(...response.messages);
    },
  });
  return { messages, last: (await stream.response).messages };
}
