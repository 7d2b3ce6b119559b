// @from 4
// @types-skip-output the file under test is not here
import { vi } from 'vitest';

vi.mock('@ai-sdk/rsc', async importOriginal => ({
  ...(await importOriginal<typeof import('@ai-sdk/rsc')>()),
  createStreamableValue: vi.fn(),
}));

export const actual = () => vi.importActual('@ai-sdk/rsc');
