// @from 5
import { streamText } from 'ai';

export async function main(model) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.fullStream) {
    if (part.type === 'text-delta') process.stdout.write(part.text);
  }
}
