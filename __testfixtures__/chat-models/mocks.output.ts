// @from 4
// @findings warning:12
// @types-skip the test framework is not installed for fixtures
// @types-skip-output the test framework is not installed for fixtures
import { vi } from 'vitest';

vi.mock('@ai-sdk/openai', () => ({
  createOpenAI: vi.fn(() => ({ chat: (model: string) => ({ model }) })),
  openai: { chat: vi.fn((model: string) => ({ model })) },
}));
vi.mock('@ai-sdk/xai', () => ({
  xai: Object.assign((model: string) => ({ model }), { tools: {} }),
  createXai: () => ({ chat: (model: string) => ({ model }) }),
}));
