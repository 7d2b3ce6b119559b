// @from 6
// @row end-event-response-messages
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(messages: ModelMessage[]): Promise<void>;

export const event = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onEnd: async event => {
      await save([...history, ...event.responseMessages]);
    },
  });

export const pattern = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onEnd: async ({ text, responseMessages }) => {
      console.log(text);
      await save(responseMessages);
    },
  });

export const deep = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onEnd: ({ responseMessages: messages }) => save(messages),
  });

export const method = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: history,
    async onEnd({ response, responseMessages }) {
      console.log(response.id);
      await save(responseMessages);
    },
  });

export const inBody = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onEnd: async function (result) {
      const { responseMessages } = result;
      await save(responseMessages);
    },
  });
