// @from 4
// @only new-members
// @row part-new-kinds
// @findings warning:15 error:22 error:25 warning:40
import { streamText, type LanguageModel, type TextStreamPart, type ToolSet } from 'ai';

const write = (..._values: unknown[]) => {};

export async function print(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    switch (part.type) {
      case 'text-delta':
        write(part.textDelta);
        break;
      default: throw new Error(part.type);
    }
  }
}

type Kind = TextStreamPart<ToolSet>['type'];

export const labels = {} as Record<Kind, string>;

export function rest(part: Exclude<TextStreamPart<ToolSet>, { type: 'error' | 'file' }>) {
  if (part.type !== 'finish') return assertNever(part as never);
  return part.finishReason;
}

function assertNever(value: never): never {
  throw new Error(String(value));
}

export const chunks = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    onChunk({ chunk }) {
      if (chunk.type === 'text-delta') write(chunk.textDelta);
      else if (chunk.type === 'reasoning' || chunk.type === 'tool-call') write('other');
      else throw new Error('Unknown part');
    },
  });
