// @from 5
import { createUIMessageStream, streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  createUIMessageStream({
    execute: ({ writer }) => {
      const { textStream } = streamText({ model, prompt, onFinish: ({ text }) => console.log(text, writer) });
      return textStream.cancel();
    },
    onFinish: ({ messages }) => console.log(messages),
  });
