// @from 6
import { generateObject, type LanguageModel } from 'ai';
import { z } from 'zod';

interface Chat {
  response: { messages: string[] };
}

export async function title(model: LanguageModel, chat: Chat) {
  const { object, response } = await generateObject({ model, schema: z.object({ title: z.string() }), prompt: 'A title.' });
  return { object, id: response.id, messages: chat.response.messages };
}
