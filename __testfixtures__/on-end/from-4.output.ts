// @from 4
// @findings info:11
// @row on-finish-on-step-finish
import { streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  streamText({
    model,
    prompt,
    onEnd: ({ text }) => console.log(text),
  }).toTextStreamResponse();
