// @from 5
// @alone
// @only usage-details,type-arguments
import type { GenerateTextResult, LanguageModelUsage, ToolSet } from 'ai';

type Result = GenerateTextResult<ToolSet, any, any>;
interface Row {
  metadata: { usage?: LanguageModelUsage };
}

declare function made(overrides: Partial<Result>): Result;
declare function insert(rows: Row[]): void;

const output = {
  text: 'Hi',
  usage: { inputTokens: 5, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }, outputTokens: 5, outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined }, totalTokens: 10 },
};

const rows = [1, 2].map(n => ({
  metadata: { usage: { inputTokens: n, inputTokenDetails: { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }, outputTokens: n, outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined }, totalTokens: 2 * n } },
}));

const other = { usage: { inputTokens: 5, outputTokens: 5, totalTokens: 10 } };

made(output);
insert(rows);
console.log(other);

// A cast takes it as it is.
made({ usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 } } as unknown as Partial<Result>);
made({ usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 } } as any);
