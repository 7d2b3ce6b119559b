// @from 4
// @only stream-parts
// @findings error:17 error:17 warning:23 warning:24
import { streamText } from 'ai';

const handlers = {
  reasoning: part => console.log('thinking', part.type),
  'tool-call-streaming-start': part => console.log(part.toolName),
};

export async function run(model) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    handlers[part.type]?.(part);
    if (part.type === 'text-delta') console.log(part.textDelta);
    const { type, textDelta } = part;
    if (type === 'reasoning') console.log(textDelta);
    if (part.toolCallId) console.log(part.toolCallId);
  }
}

export async function read(stream) {
  for await (const chunk of stream) {
    if (chunk.type === 'step-finish') console.log('step');
    else if (chunk.type === 'text-delta') console.log(chunk.textDelta);
  }
}
