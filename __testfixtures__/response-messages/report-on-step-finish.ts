// @from 6
// @only response-messages
// @findings error:11 error:13 error:17
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
