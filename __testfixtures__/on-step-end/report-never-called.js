// @from 6
// @only on-step-end
// @findings warning:7
import { streamText } from 'ai';

export const respond = (model, prompt) =>
  streamText({ model, prompt }).toUIMessageStreamResponse({ onStepFinish: event => console.log(event.messages) });
