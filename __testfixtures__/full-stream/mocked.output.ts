// @from 6
// @types-skip vitest is not installed here
// @types-skip-output vitest is not installed here
import { streamText } from 'ai';
import { expect, test, vi } from 'vitest';

vi.mock('ai', () => ({ streamText: vi.fn(() => ({ stream: parts() })) }));

test('streams', async () => {
  vi.mocked(streamText).mockReturnValue({ stream: parts() } as any);
  expect(await import('./chat.js')).toBeDefined();
});

async function* parts() {
  yield { type: 'text-delta', text: 'Hello' };
}
