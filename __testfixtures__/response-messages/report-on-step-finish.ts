// @from 6
// @only response-messages
// @findings error:11 error:16
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: history,
    onStepFinish({ response }) {
      console.log([...history, ...response.messages]);
    },
  });

export const chat = (model: LanguageModel, messages: ModelMessage[]) =>
  streamText({ model, messages, onStepFinish: step => console.log(step.response.messages) });
