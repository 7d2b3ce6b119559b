// @from 4
// @row response-messages
import { generateText, streamText, type LanguageModel } from 'ai';

export async function ask(model: LanguageModel) {
  const result = await generateText({ model, prompt: 'Hello' });
  const messages = [...result.responseMessages];
  const stream = streamText({
    model,
    messages: [{ role: 'user', content: 'Hello' }, ...result.responseMessages],
    onEnd({ responseMessages }) {
      messages.push(...responseMessages);
    },
  });
  return { messages, last: await stream.responseMessages };
}
