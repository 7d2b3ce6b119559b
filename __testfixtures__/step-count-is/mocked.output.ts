// @from 6
// @types-skip vitest's types are not what this is about
// @types-skip-output likewise
import { generateText, isStepCount } from 'ai';
import { expect, test, vi } from 'vitest';
import { ask } from './ask';

vi.mock('ai', () => ({ generateText: vi.fn(), isStepCount: vi.fn() }));

test('stops after five steps', async () => {
  await ask('Hello');
  expect(isStepCount).toHaveBeenCalledWith(5);
  expect(generateText).toHaveBeenCalled();
});
