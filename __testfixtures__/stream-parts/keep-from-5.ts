// @from 5
// @only stream-parts
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function parts(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    if (part.type === 'reasoning-delta' || part.type === 'text-delta') write(part.text);
    if (part.type === 'finish-step') write(part.usage, part.response);
    if (part.type === 'finish') write(part.totalUsage);
    if (part.type === 'error' && part.error instanceof Error) write(part.error.message);
    if (part.type === 'tool-error') write(part.toolName);
  }
}
