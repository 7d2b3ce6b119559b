// @from 4
// @only new-members
import { streamText, type LanguageModel, type TextStreamPart, type ToolSet } from 'ai';

const write = (..._values: unknown[]) => {};

export async function print(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    switch (part.type) {
      case 'text-delta':
        write(part.textDelta);
        break;
      case 'error':
        throw part.error;
      default:
        write(part.type);
    }
  }
}

export const labels: Partial<Record<TextStreamPart<ToolSet>['type'], string>> = { 'text-delta': 'Text' };
