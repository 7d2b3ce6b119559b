// @from 6
// @findings warning:6
import { streamText } from 'ai';

export const respond = (model, prompt) =>
  streamText({ model, prompt }).toUIMessageStreamResponse({ onStepFinish: event => console.log(event.messages) });
