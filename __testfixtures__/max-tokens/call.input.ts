// @from 4
// @row max-tokens
import { generateText, streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
const maxTokens = 200;

export async function summarise(prompt: string) {
  const { text } = await generateText({ model, prompt, maxTokens: 500 });
  const stream = streamText({
    model,
    prompt: `Shorten this:
  ${text}`,
    maxTokens, // a short answer
    'temperature': 0,
  });
  return stream.textStream;
}
