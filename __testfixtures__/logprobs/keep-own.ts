// @from 4
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

interface Answer {
  logprobs: number[];
}

export async function ask(answer: Answer) {
  const { text } = await generateText({ model, prompt: 'Hello' });
  const { logprobs } = answer;
  return { text, logprobs, first: answer.logprobs[0] };
}
