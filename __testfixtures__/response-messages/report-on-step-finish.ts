// @from 6
// @findings error:10 error:12 error:16
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: history,
    onStepFinish({ response }) {
      console.log([...history, ...response.messages]);
    },
    stopWhen: ({ steps }) => (steps.at(-1)?.response.messages.length ?? 0) > 10,
  });

export const chat = (model: LanguageModel, messages: ModelMessage[]) =>
  streamText({ model, messages, onStepFinish: step => console.log(step.response.messages) });
