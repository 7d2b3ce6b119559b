// @from 5
import { createUIMessageStream, streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  createUIMessageStream({
    execute: ({ writer }) => {
      const { textStream } = streamText({ model, prompt, onEnd: ({ text }) => console.log(text, writer) });
      return textStream.cancel();
    },
    onEnd: ({ messages }) => console.log(messages),
  });
