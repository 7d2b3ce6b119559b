// @from 6
// @types-skip the other libraries are not installed
import { generateText, type LanguageModel } from 'ai';
import OpenAI from 'openai';

const client = new OpenAI();

export async function ask(model: LanguageModel, question: string) {
  const { text } = await generateText({ model, prompt: question });
  const completion = await client.chat.completions.create({
    model: 'gpt-4o',
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: text },
    ],
  });
  const response = await fetch('https://api.example.com/chat', {
    method: 'POST',
    body: JSON.stringify({ messages: [{ role: 'system', content: 'Be brief.' }] }),
  });
  return { completion, response };
}
