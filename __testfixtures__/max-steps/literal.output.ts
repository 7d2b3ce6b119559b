// @from 4
// @row max-steps-literal
import { generateText, isStepCount, streamText, type LanguageModel } from 'ai';

export async function research(model: LanguageModel, prompt: string) {
  const { text } = await generateText({ model, prompt, stopWhen: isStepCount(5) });
  const stream = streamText({
    model,
    prompt: text,
    stopWhen: isStepCount(10), // the tools need some
    temperature: 0,
  });
  return stream.textStream;
}

export const again = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, 'stopWhen': isStepCount(1_000) });
