// @from 6
// @findings error:10 error:15
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
