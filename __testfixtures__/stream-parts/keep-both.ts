// @from 4
// @only stream-parts
// @findings warning:13 warning:19 warning:22 warning:24
// @types-skip It handles parts of 7 too, which 4 does not have.
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function both(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    switch (part.type) {
      case 'text-delta':
      case 'reasoning':
      case 'reasoning-delta':
        write(part.textDelta ?? part.text);
        break;
    }
    if (part.type === 'finish-step') write('step');
    else if (part.type === 'step-finish') write('step');
    if (
      part.type === 'start-step' ||
      part.type === 'step-start'
    ) write('step');
    if (['tool-call-delta', 'tool-input-delta'].includes(part.type)) write('input');
  }
}
