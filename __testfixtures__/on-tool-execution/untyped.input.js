// @from 6
import { generateText, streamText } from 'ai';

/** Whatever calls it. */
function onDone({ success, output, durationMs }) {
  if (success) console.log(output, durationMs);
}

const onStart = event => console.log(event.toolCall.toolName);

function onFinish(event) {
  const { durationMs } = event;
  console.log(event.success ? event.output : event.error, durationMs);
}

export const ask = (model, prompt) =>
  generateText({ model, prompt, experimental_onToolCallStart: onStart, experimental_onToolCallFinish: onDone });

export const stream = (model, prompt) => streamText({ model, prompt, experimental_onToolCallFinish: onFinish });

export const inline = (model, prompt) =>
  generateText({ model, prompt, experimental_onToolCallFinish: ({ error }) => error && console.error(error) });
