// @from 6
// @types-skip vitest and jest are not what this is about
// @types-skip-output likewise
import { stepCountIs } from 'ai';
import { expect, test, vi } from 'vitest';

vi.mock('ai', async importOriginal => ({
  ...(await importOriginal<typeof import('ai')>()),
  stepCountIs: vi.fn(),
}));
vi.mock('ai', async () => {
  const actual = await vi.importActual('ai');
  return { ...actual, stepCountIs: vi.fn() };
});
vi.mock(import('ai'), () => ({ stepCountIs: vi.fn() }));
jest.mock('ai', () => ({ ...jest.requireActual('ai'), 'stepCountIs': jest.fn() }));
vi.mock('./conditions', () => ({ stepCountIs: vi.fn() }));

test('counts', () => expect(vi.mocked(stepCountIs)).toHaveBeenCalledWith(3));
