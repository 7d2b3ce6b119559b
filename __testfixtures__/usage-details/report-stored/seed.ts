// @findings warning:6 warning:15
import { messages } from './table';

declare const db: { insert(table: unknown, rows: unknown): Promise<void> };

await db.insert(messages, [
  { metadata: { usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 } } },
  { metadata: { usage: { inputTokens: 2, outputTokens: 4, totalTokens: 6 } } },
]);

const metadata = {
  usage: { inputTokens: 1, outputTokens: 2, totalTokens: 3 },
};

await db.insert(messages, { metadata });

// Counts of another kind.
await db.insert(messages, { cost: { inputTokens: 1, outputTokens: 2, totalTokens: 3 } });
await db.insert(messages, { usage: { inputTokens: 1, outputTokens: 2 } });
