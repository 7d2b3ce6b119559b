// @from 5
// @only test-assertions
// @findings warning:12
// @types-skip the test runner is not installed for all fixtures
// @row warnings-via-process-emit-warning
import { generateText } from 'ai';
import { expect, test, vi } from 'vitest';

test('warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await generateText({ model: 'a/b', prompt: 'Hi' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('AI SDK Warning'));
});
