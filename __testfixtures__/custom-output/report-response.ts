// @from 6
// @only custom-output
// @row output-custom-implementations
// @findings warning:10 warning:15
import type { FinishReason, LanguageModelResponseMetadata, LanguageModelUsage } from 'ai';

export const csv = {
  async parseCompleteOutput(
    { text }: { text: string },
    context: { response: LanguageModelResponseMetadata; usage: LanguageModelUsage; finishReason: FinishReason },
  ) {
    if (!text) throw new Error(`${context.response.id} is empty`);
    return text.split(',');
  },
}; export class Lines { parseCompleteOutput = async ({ text }: { text: string }, { response }: { response: LanguageModelResponseMetadata }) => [response.id, text]; }
