// @from 6
// @only final-step
// @findings warning:12 warning:13 warning:17 info:23
import { generateText, type LanguageModelUsage, streamText } from 'ai';
import { vi } from 'vitest';

type Result = Awaited<ReturnType<typeof generateText>>;

declare const usage: LanguageModelUsage;
declare const result: { -readonly [K in keyof Result]: Result[K] };

export const used = (part: Pick<Result, 'usage' | 'text'>) => part.usage;
export const tokens = ({ usage }: Pick<Result, 'usage' | 'text'>) => usage.totalTokens;
export const metadata = (part: Pick<Result, 'providerMetadata'>) => part.providerMetadata;

export function reset() {
  result.usage = usage;
}

vi.mock('ai', () => ({
  generateText: async () => ({
    text: 'Hello',
    usage,
    toolCalls: [],
  }),
}));

const double = (): Partial<Result> => ({
  usage,
});

export const all = [double, streamText];
