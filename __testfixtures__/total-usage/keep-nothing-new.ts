// @from 6
// @only final-step total-usage
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export const ask = async () => (await generateText({ model, prompt: 'Hello' })).totalUsage;

export const stream = () =>
  streamText({ model, prompt: 'Hello', onFinish: ({ totalUsage }) => console.log(totalUsage) });
