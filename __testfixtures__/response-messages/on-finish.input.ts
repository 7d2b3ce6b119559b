// @from 6
// @row end-event-response-messages
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(messages: ModelMessage[]): Promise<void>;

export const event = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onFinish: async event => {
      await save([...history, ...event.response.messages]);
    },
  });

export const pattern = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onFinish: async ({ text, response }) => {
      console.log(text);
      await save(response.messages);
    },
  });

export const deep = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onFinish: ({ response: { messages } }) => save(messages),
  });

export const method = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: history,
    async onFinish({ response }) {
      console.log(response.id);
      await save(response.messages);
    },
  });

export const inBody = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: history,
    onFinish: async function (result) {
      const { response } = result;
      await save(response.messages);
    },
  });
