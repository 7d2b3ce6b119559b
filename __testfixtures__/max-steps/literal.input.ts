// @from 4
// @row max-steps-literal
import { generateText, streamText, type LanguageModel } from 'ai';

export async function research(model: LanguageModel, prompt: string) {
  const { text } = await generateText({ model, prompt, maxSteps: 5 });
  const stream = streamText({
    model,
    prompt: text,
    maxSteps: 10, // the tools need some
    temperature: 0,
  });
  return stream.textStream;
}

export const again = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, 'maxSteps': 1_000 });
