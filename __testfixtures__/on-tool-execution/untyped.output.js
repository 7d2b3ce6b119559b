// @from 6
import { generateText, streamText } from 'ai';

/** Whatever calls it. */
function onDone({ toolOutput, toolExecutionMs: durationMs }) {
  if (toolOutput.type === 'tool-result') console.log(toolOutput.output, durationMs);
}

const onStart = event => console.log(event.toolCall.toolName);

function onFinish(event) {
  const { toolExecutionMs: durationMs } = event;
  console.log(event.toolOutput.type === 'tool-result' ? event.toolOutput.output : event.toolOutput.error, durationMs);
}

export const ask = (model, prompt) =>
  generateText({ model, prompt, onToolExecutionStart: onStart, onToolExecutionEnd: onDone });

export const stream = (model, prompt) => streamText({ model, prompt, onToolExecutionEnd: onFinish });

export const inline = (model, prompt) =>
  generateText({ model, prompt, onToolExecutionEnd: ({ toolOutput }) => (toolOutput.type === 'tool-error' ? toolOutput.error : undefined) && console.error(toolOutput.type === 'tool-error' ? toolOutput.error : undefined) });
