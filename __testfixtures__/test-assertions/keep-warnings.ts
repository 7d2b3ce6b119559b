// @from 6
// @only test-assertions
// @types-skip the test runner is not installed for all fixtures
import { generateText } from 'ai';
import { expect, test, vi } from 'vitest';

test('warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await generateText({ model: 'a/b', prompt: 'Hi' });
  expect(warn).toHaveBeenCalledWith('own warning');
});
