// @from 6
// @types-skip vitest is no dependency of the fixtures' packages
// @types-skip-output vitest is no dependency of the fixtures' packages
import { generateImage } from 'ai';
import { expect, test, vi } from 'vitest';
import { draw } from './draw';

vi.mock('ai', () => ({ generateImage: vi.fn() }));

test('draws', async () => {
  vi.mocked(generateImage).mockResolvedValue({ images: [] } as never);
  expect(await draw('a house')).toEqual([]);
});
