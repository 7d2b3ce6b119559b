// @from none
// @only stream-parts
import { streamText } from 'ai';

export const start = model => streamText({ model, prompt: 'Hello' });

/** Nothing tells of what it reads, nor which generation it is for. */
export async function read(stream) {
  for await (const chunk of stream) {
    if (chunk.type === 'step-finish') console.log('step');
    else if (chunk.type === 'reasoning') console.log(chunk.textDelta);
  }
}
