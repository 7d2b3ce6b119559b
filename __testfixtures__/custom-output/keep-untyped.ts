// @from 6
import type { LanguageModelUsage } from 'ai';

interface LanguageModelResponseMetadata {
  id: string;
}

export const csv = {
  async parseCompleteOutput({ text }: { text: string }, context: { usage: LanguageModelUsage }) {
    return { lines: text.split(','), tokens: context.usage.totalTokens };
  },
};

export const own = {
  parseCompleteOutput: (text: string, context: { response: LanguageModelResponseMetadata }) => text + context.response.id,
};
